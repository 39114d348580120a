import { useEffect, useRef } from 'react';
import { BasketSummary } from '../../src/comparison/parts/bar/BasketSummary.tsx';
import { type AboveBar, useAboveBar } from '../../src/comparison/parts/bar/useAboveBar.ts';
import { useIsRepeating } from '../../src/comparison/parts/bar/useIsRepeating.ts';
import { useColors } from '../../src/comparison/parts/panel/useColors.ts';
import { useOpenFocus } from '../../src/comparison/parts/panel/useOpenFocus.ts';
import { useRoomBelow } from '../../src/comparison/parts/panel/useRoomBelow.ts';
import { openBasket, sendWhatWaits } from '../../src/comparison/state/change-comparison.ts';
import { useComparison } from '../../src/comparison/state/useComparison.ts';
import { basketTexts } from '../../src/comparison/texts/basket.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import css from './basket-bar.css';
import type { BasketBarProps } from './island.ts';

/** Shows the bar while the comparison has products, or a removed one can be restored. */
export function BasketBar({ enabled, open, hintMonths }: BasketBarProps) {
  const page = usePage();
  const isFilled = useComparison(({ comparison }) => comparison.basket.length > 0);
  const canUndo = useComparison(({ removed }) => removed.some(({ where }) => where === 'basket'));
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

/** Shows the bar unless it would only repeat the page's content. Its code is fetched in any case. */
function Basket(props: BasketProps) {
  const isOpen = useComparison(({ isBasketOpen }) => isBasketOpen);
  const { AboveBar } = useAboveBar(isOpen);
  const isRepeating = useIsRepeating();
  return !(props.isFilled && isRepeating) && <Bar {...props} isOpen={isOpen} AboveBar={AboveBar} />;
}

interface BarProps extends BasketProps {
  isOpen: boolean;
  AboveBar: AboveBar['AboveBar'];
}

function Bar({ isFilled, beginsOpen, hintMonths, isOpen, AboveBar }: BarProps) {
  useStyles(css);
  const page = usePage();
  const text = useTexts(basketTexts);
  const box = useRef<HTMLElement>(null);
  const colors = useColors();
  const room = useRoomBelow();
  const focus = useOpenFocus(box);

  return (
    <div className="ce-basket-room ce-screen" style={{ '--ce-_room': `${room.height}px` }}>
      <section
        ref={box}
        aria-label={text('basket.label')}
        className="ce-basket"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
          event.preventDefault();
          focus.close();
        }}
      >
        <div ref={room.card} className="ce-basket__card ce-stack" data-open={isOpen || undefined}>
          {AboveBar && <AboveBar {...{ isFilled, isOpen, beginsOpen, hintMonths, colors, focus, room }} />}
          {isFilled && (
            <BasketSummary
              colors={colors}
              toggle={focus.toggle}
              onToggle={() => (isOpen ? focus.close() : openBasket(page, true))}
            />
          )}
        </div>
      </section>
    </div>
  );
}
