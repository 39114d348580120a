import { flushSync } from 'react-dom';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { catalogTexts } from '../../texts/catalog.ts';
import { useCatalogState, useOpenCatalog } from './draft-context.ts';

/** Takes back what was done on this page, one change after the other. It stays in its place. */
export function Undo() {
  const { draft, say } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const left = useCatalogState(({ steps }) => steps.length);
  return (
    <Button
      variant="quiet"
      className="ce-own__bare"
      aria-disabled={left === 0 || undefined}
      onClick={() => {
        // What is said twice is read once.
        flushSync(() => say(''));
        draft.undo();
        say(text('catalog.undone'));
      }}
    >
      {text('catalog.undo')}
    </Button>
  );
}
