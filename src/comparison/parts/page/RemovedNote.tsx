import { flushSync } from 'react-dom';
import { usePage, useTexts } from '../../../store/hooks.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ComparisonState, Removal } from '../../state/comparison-state.ts';
import { lastRemoval, undoRemoval } from '../../state/edit-comparison.ts';
import { useComparison } from '../../state/useComparison.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { UndoButton } from '../columns/UndoButton.tsx';

interface NoteProps {
  /** Takes the focus of a note that goes: the product that is back, if there is one. */
  takeFocus: (uid?: string) => void;
}

/**
 * The last change on this page for which the table has no free column: a swap, or the removal of the only product. It can
 * be undone. The note floats, so that nothing moves under the pointer.
 */
export function RemovedNote({ takeFocus }: NoteProps) {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const removal = useComparison(floatingRemoval);
  const undo = ({ item }: Removal) => {
    flushSync(() => undoRemoval(page, 'page'));
    takeFocus(item.uid);
  };
  return (
    <div className={removal ? 'ce-compare__removed ce-box ce-cluster ce-gap-2' : undefined}>
      {/* There before its words are, so that they are announced. */}
      <span role="status">{removal && removalText(removal, text)}</span>
      {removal && (
        <UndoButton
          key={removal.item.uid}
          variant="quiet"
          onUndo={() => undo(removal)}
          takeFocus={() => takeFocus()}
        />
      )}
    </div>
  );
}

function floatingRemoval(state: ComparisonState): Removal | null {
  const removal = lastRemoval(state, 'page');
  return removal?.by || state.comparison.basket.length === 0 ? removal : null;
}

function removalText({ item, by }: Removal, text: Translate<typeof comparePageTexts>): string {
  const name = item.product_name;
  return by ? text('compare.swapped', { name, other: by.product_name }) : text('compare.removed', { name });
}
