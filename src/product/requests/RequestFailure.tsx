import type { ServiceError } from '../../errors/service-error.ts';
import { usePage, useShared, useTexts } from '../../store/hooks.ts';
import { expectLogin } from '../../store/session.ts';
import { failureTexts } from '../../texts/failures.ts';
import { requestTexts } from '../../texts/requests.ts';
import { ButtonLink } from '../../ui/action/ButtonLink.tsx';
import { FailureText } from '../../ui/message/FailureText.tsx';

/** Says why a request failed (spec P§8), and offers the login if the session is over. */
export function RequestFailure({ failure }: { failure: ServiceError }) {
  const { store } = usePage();
  const failures = useTexts(failureTexts);
  const text = useTexts(requestTexts);
  const { login = '/login' } = useShared(({ payload }) => payload.links) ?? {};
  if (!failure.isSessionOver) return <FailureText failure={failure} t={failures} />;
  return (
    <>
      <p>{text('request.sessionOver')}</p>
      <ButtonLink size="small" href={login} data-ce-open="login" onClick={() => expectLogin(store)}>
        {text('request.login')}
      </ButtonLink>
    </>
  );
}
