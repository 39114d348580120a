import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deepActiveElement } from '../../../src/lib/deep-active-element.ts';
import { comparisonOf } from '../../../src/store/comparison/comparison-of.ts';
import type { ComparisonState } from '../../../src/store/comparison/comparison-state.ts';
import { undoRemoval } from '../../../src/store/comparison/edit-comparison.ts';
import { useRemoved } from '../../../src/store/comparison/useRemoved.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { basketPanelTexts } from '../../../src/texts/basket-panel.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { usePausableTimeout } from '../../../src/ui/base/usePausableTimeout.ts';
import { Strip } from './Strip.tsx';

/** Time in ms for which a removal can be taken back (spec S§8 "Notifications"). */
const STAYS_FOR = 10_000;

/** What was taken out last, and the way to put it back. */
export function UndoStrip(props: UndoProps) {
  const removed = useRemoved();
  return removed && <Removed {...props} key={removed.item.uid} removed={removed} />;
}

interface UndoProps {
  onNews: (news: string) => void;
  takeFocus: () => void;
}

interface RemovedProps extends UndoProps {
  removed: NonNullable<ComparisonState['removed']>;
}

function Removed({ removed: { item }, onNews, takeFocus }: RemovedProps) {
  const page = usePage();
  const text = useTexts(basketPanelTexts);
  const [isHeld, setHeld] = useState({ pointer: false, focus: false });
  const isHidden = useHiddenTab();
  usePausableTimeout(STAYS_FOR, isHeld.pointer || isHeld.focus || isHidden, () =>
    comparisonOf(page.store, page.bus).state.setState({ removed: null }),
  );
  const offer = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The last product has taken the focus along with its list.
    if (!deepActiveElement()) offer.current?.focus();
  }, []);
  return (
    <Strip
      role="status"
      takeFocus={takeFocus}
      onPointerEnter={() => setHeld((held) => ({ ...held, pointer: true }))}
      onPointerLeave={() => setHeld((held) => ({ ...held, pointer: false }))}
      onFocus={() => setHeld((held) => ({ ...held, focus: true }))}
      onBlur={() => setHeld((held) => ({ ...held, focus: false }))}
      action={
        <Button
          size="small"
          variant="quiet"
          ref={offer}
          onClick={() => {
            flushSync(() => undoRemoval(page));
            // The bar may have come back only now.
            takeFocus();
            onNews(text('basket.restored', { name: item.product_name }));
          }}
        >
          {text('basket.undo')}
        </Button>
      }
    >
      {text('basket.removed', { name: item.product_name })}
    </Strip>
  );
}

function useHiddenTab(): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}
