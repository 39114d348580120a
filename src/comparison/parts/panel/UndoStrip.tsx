import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { deepActiveElement } from '../../../lib/focus/deep-active-element.ts';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useOfferTimeout } from '../../../ui/base/useOfferTimeout.ts';
import type { Removal } from '../../state/comparison-state.ts';
import { endUndo, lastRemoval, undoRemoval } from '../../state/edit-comparison.ts';
import { useComparison } from '../../state/useComparison.ts';
import { basketPanelTexts } from '../../texts/basket-panel.ts';
import { Strip } from './Strip.tsx';

/** Names the product removed last, with an Undo button. */
export function UndoStrip(props: UndoProps) {
  const removal = useComparison((state) => lastRemoval(state, 'basket'));
  return removal && <Offer {...props} key={removal.item.uid} removal={removal} />;
}

interface UndoProps {
  onNews: (news: string) => void;
  takeFocus: () => void;
}

function Offer({ removal: { item }, onNews, takeFocus }: UndoProps & { removal: Removal }) {
  const page = usePage();
  const text = useTexts(basketPanelTexts);
  const handlers = useOfferTimeout(() => endUndo(page, 'basket'));
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The list disappeared with its last product, and with it the focus.
    if (!deepActiveElement()) undo.current?.focus();
  }, []);
  return (
    <Strip
      role="status"
      takeFocus={takeFocus}
      {...handlers}
      action={
        <Button
          size="small"
          variant="quiet"
          ref={undo}
          onClick={() => {
            flushSync(() => undoRemoval(page, 'basket'));
            // The bar may have reappeared only now.
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
