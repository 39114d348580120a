import { LoginLink } from '../../../src/outcome/LoginLink.tsx';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { formulationTexts } from '../texts/formulations.ts';

/** Why there is nothing to show: no login, no validation, or a repository that is closed (decision B67). */
export type RefusalKind = 'login' | 'forbidden' | 'closed';

interface RefusalProps {
  kind: RefusalKind;
  /** Heading of the page, where it belongs to the island. */
  title?: string | undefined;
}

/** Says why the repository is not open, and leads on. */
export function Refusal({ kind, title }: RefusalProps) {
  const text = useTexts(formulationTexts);
  const isMine = kind === 'login' && new URLSearchParams(location.search).get('tab') === 'mine';
  return (
    <div className="ce-formulation">
      {title && <h1 className="ce-formulation__title">{title}</h1>}
      <h2 className="ce-formulation__heading ce-formulation__why">
        {text(kind === 'login' ? 'formulations.login.title' : 'formulations.forbidden.title')}
      </h2>
      <p className="ce-formulation__text">
        {text(isMine ? 'formulations.login.mine' : `formulations.${kind}`)}{' '}
        {kind === 'forbidden' && <AskForValidation />}
      </p>
      {kind === 'login' && <LoginLink variant="primary" />}
    </div>
  );
}

/** Leads to where users ask for their validation, if the page says where that is. */
function AskForValidation() {
  const text = useTexts(formulationTexts);
  const profile = useShared(({ payload }) => payload.links?.profile);
  const words = text('formulations.forbidden.ask');
  return profile ? <Link href={`${profile}#/status`}>{words}</Link> : words;
}
