import { flushSync } from 'react-dom';
import { useTexts } from '../../../src/store/hooks.ts';
import { catalogTexts } from '../../../src/texts/catalog.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { useCatalogState, useOpenCatalog } from './draft-context.ts';

/** Takes back what was done on this page, one change after the other. It stays in its place. */
export function Undo() {
  const { draft, say } = useOpenCatalog();
  const text = useTexts(catalogTexts);
  const left = useCatalogState(({ steps }) => steps.length);
  return (
    <Button
      variant="quiet"
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
