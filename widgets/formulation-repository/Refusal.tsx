import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { formulationTexts } from '../../src/texts/formulations.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Link } from '../../src/ui/action/Link.tsx';

/** Why there is nothing to show: no login, no validation, or a repository that is closed (decision B67). */
export type RefusalKind = 'login' | 'forbidden' | 'closed';

/** Says why the repository is not open, and leads on; the page has its own heading above. */
export function Refusal({ kind }: { kind: RefusalKind }) {
  const { bus } = usePage();
  const text = useTexts(formulationTexts);
  const title = kind === 'login' ? 'formulations.login.title' : 'formulations.forbidden.title';
  return (
    <div className="ce-formulation">
      <h2 className="ce-formulation__title">{text(title)}</h2>
      <p className="ce-formulation__text">
        {text(`formulations.${kind}`)} {kind === 'forbidden' && <AskForValidation />}
      </p>
      {kind === 'login' && (
        <Button variant="primary" onClick={() => bus.emit('overlay:open', { name: 'login' })}>
          {text('formulations.login.button')}
        </Button>
      )}
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
