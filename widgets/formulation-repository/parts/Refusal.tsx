import { pageUrl } from '../../../src/lib/address/page-address.ts';
import { LoginLink } from '../../../src/outcome/LoginLink.tsx';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { formulationTexts } from '../texts/formulations.ts';

/** Reason for a refusal: no login, no validation, or a closed repository (decision B67). */
export type RefusalKind = 'login' | 'forbidden' | 'closed';

interface RefusalProps {
  kind: RefusalKind;
  /** Heading of the page, if the island shows it. */
  title?: string | undefined;
}

/** Says why the user may not see the repository, and links to the remedy. */
export function Refusal({ kind, title }: RefusalProps) {
  const text = useTexts(formulationTexts);
  const isMine = kind === 'login' && pageUrl().searchParams.get('tab') === 'mine';
  return (
    <div className="ce-formulation">
      {title && <h1 className="ce-title">{title}</h1>}
      <h2 className="ce-heading">
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

/** Links to the page where users request validation, if the payload names it. */
function AskForValidation() {
  const text = useTexts(formulationTexts);
  const profile = useShared(({ payload }) => payload.links?.profile);
  const words = text('formulations.forbidden.ask');
  return profile ? <Link href={`${profile}#/status`}>{words}</Link> : words;
}
