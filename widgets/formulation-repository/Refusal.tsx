import { usePage, useTexts } from '../../src/store/hooks.ts';
import { formulationTexts } from '../../src/texts/formulations.ts';
import { Button } from '../../src/ui/action/Button.tsx';

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
      <p className="ce-formulation__text">{text(`formulations.${kind}`)}</p>
      {kind === 'login' && (
        <Button variant="primary" onClick={() => bus.emit('overlay:open', { name: 'login' })}>
          {text('formulations.login.button')}
        </Button>
      )}
    </div>
  );
}
