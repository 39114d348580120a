import { useEffect, useRef, useState } from 'react';
import { openBasket } from '../../src/store/comparison/open-basket.ts';
import { sendWhatWaits } from '../../src/store/comparison/put-change.ts';
import { useComparison } from '../../src/store/comparison/useComparison.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { basketTexts } from '../../src/texts/basket.ts';
import { useStyles } from '../../src/ui/styles.ts';
import { BasketFold } from './BasketFold.tsx';
import { BasketSummary } from './BasketSummary.tsx';
import css from './basket-bar.css';
import { useColors } from './useColors.ts';
import { useOpenFocus } from './useOpenFocus.ts';
import { useParts } from './useParts.ts';
import { useRoomBelow } from './useRoomBelow.ts';

export interface BasketBarProps {
  enabled: boolean;
  open: boolean;
  hintMonths: number;
}

/** The bar is there while there is something in the comparison, or something to put back into it. */
export function BasketBar({ enabled, open, hintMonths }: BasketBarProps) {
  const page = usePage();
  const isFilled = useComparison(({ comparison }) => comparison.basket.length > 0);
  const canUndo = useComparison(({ removed }) => removed !== null);
  useEffect(() => sendWhatWaits(page), [page]);
  useEffect(() => {
    if (open) openBasket(page, true);
  }, [page, open]);
  return (
    enabled &&
    (isFilled || canUndo) && <Basket isFilled={isFilled} beginsOpen={open} hintMonths={hintMonths} />
  );
}

interface BasketProps {
  isFilled: boolean;
  beginsOpen: boolean;
  hintMonths: number;
}

function Basket({ isFilled, beginsOpen, hintMonths }: BasketProps) {
  useStyles(css);
  const page = usePage();
  const text = useTexts(basketTexts);
  const isOpen = useComparison(({ isBasketOpen }) => isBasketOpen);
  const [news, setNews] = useState('');
  const box = useRef<HTMLElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const { BasketPanel, BasketStrips } = useParts(isOpen);
  const colors = useColors();
  const height = useRoomBelow(card, () => openBasket(page, false));
  const { heading, toggle, enter, close } = useOpenFocus(box);

  return (
    <div className="ce-basket-room" style={{ '--ce-_room': `${height}px` }}>
      <section
        ref={box}
        aria-label={text('basket.label')}
        className="ce-basket"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
          event.preventDefault();
          close();
        }}
      >
        <div ref={card} className="ce-basket__card" data-open={isOpen || undefined}>
          {isFilled && (
            <BasketFold
              isOpen={isOpen}
              beginsOpen={beginsOpen}
              onUnfold={enter}
              Panel={BasketPanel}
              colors={colors}
              heading={heading}
              onNews={setNews}
            />
          )}
          {BasketStrips && (
            <BasketStrips
              isFilled={isFilled}
              hintMonths={hintMonths}
              onNews={setNews}
              takeFocus={() => (isOpen ? heading : toggle).current?.focus()}
            />
          )}
          {isFilled && (
            <BasketSummary
              colors={colors}
              toggle={toggle}
              onToggle={() => (isOpen ? close() : openBasket(page, true))}
            />
          )}
        </div>
        <p role="status" className="ce-visually-hidden">
          {news}
        </p>
      </section>
    </div>
  );
}
