import { undoRemoval } from '../../src/store/comparison/edit-comparison.ts';
import { useRemoved } from '../../src/store/comparison/useRemoved.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { Button } from '../../src/ui/action/Button.tsx';

/** What was removed last, for as long as it can be put back. */
export function RemovedNote() {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const removed = useRemoved();
  return (
    <div role="status" className="ce-compare__removed">
      {removed && (
        <>
          {text('compare.removed', { name: removed.item.product_name })}
          <Button variant="quiet" size="small" onClick={() => undoRemoval(page)}>
            {text('compare.undo')}
          </Button>
        </>
      )}
    </div>
  );
}
