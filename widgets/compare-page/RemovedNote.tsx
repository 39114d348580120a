import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Removal } from '../../src/store/comparison/comparison-state.ts';
import { endUndo, lastRemoval, undoRemoval } from '../../src/store/comparison/edit-comparison.ts';
import { useComparison } from '../../src/store/comparison/useComparison.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import type { Translate } from '../../src/texts/translate.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { useFocusHandover } from '../../src/ui/base/useFocusHandover.ts';
import { useOfferTimeout } from '../../src/ui/base/useOfferTimeout.ts';

interface NoteProps {
  /** Takes the focus of a note that goes: the product that is back, if there is one. */
  takeFocus: (uid?: string) => void;
}

/** What was removed last on this page, and the way to put it back. It floats, so that nothing moves under the pointer. */
export function RemovedNote({ takeFocus }: NoteProps) {
  const text = useTexts(comparePageTexts);
  const removal = useComparison((state) => lastRemoval(state, 'page'));
  return (
    <div className="ce-compare__removed" data-shown={removal ? '' : undefined}>
      {/* There before its words are, so that they are announced. */}
      <span role="status">{removal && removalText(removal, text)}</span>
      {removal && <Undo key={removal.item.uid} removal={removal} takeFocus={takeFocus} />}
    </div>
  );
}

function removalText({ item, by }: Removal, text: Translate<typeof comparePageTexts>): string {
  const name = item.product_name;
  return by ? text('compare.swapped', { name, other: by.product_name }) : text('compare.removed', { name });
}

function Undo({ removal: { item }, takeFocus }: NoteProps & { removal: Removal }) {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const button = useRef<HTMLButtonElement>(null);
  const handlers = useOfferTimeout(() => endUndo(page, 'page'));
  useFocusHandover(button, takeFocus);
  return (
    <Button
      ref={button}
      variant="quiet"
      size="small"
      {...handlers}
      onClick={() => {
        flushSync(() => undoRemoval(page, 'page'));
        takeFocus(item.uid);
      }}
    >
      {text('compare.undo')}
    </Button>
  );
}
