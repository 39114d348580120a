import type { RefObject } from 'react';
import { classNames } from '../../../lib/text/class-names.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { chevronUpIcon } from '../../../ui/icon/chevron-up.ts';
import { COMPARISON_LIMIT, canCompare } from '../../rules/content/comparison.ts';
import { useComparison } from '../../state/useComparison.ts';
import { basketTexts } from '../../texts/basket.ts';
import type { Colors } from '../panel/useColors.ts';
import { CompareLink } from './CompareLink.tsx';
import { isThisPage } from './is-this-page.ts';
import { Swatches } from './Swatches.tsx';

interface Props {
  colors: Colors;
  toggle: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
}

/** The closed bar: number and names of the products, the button that opens the list, the link to the comparison. */
export function BasketSummary({ colors, toggle, onToggle }: Props) {
  const text = useTexts(basketTexts);
  const comparison = useComparison((state) => state.comparison);
  const isOpen = useComparison(({ isBasketOpen }) => isBasketOpen);
  const comparePage = useShared(({ payload }) => payload.links?.comparePage);
  const { basket } = comparison;
  const isEnough = canCompare(comparison);
  return (
    <div className="ce-basket__bar ce-pair ce-gap-3">
      <button
        ref={toggle}
        type="button"
        className="ce-basket__toggle ce-pair ce-gap-3"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <Swatches basket={basket} colors={colors} />
        <span className="ce-basket__facts ce-stack">
          <span className="ce-basket__count">
            {text('basket.count', { count: basket.length, limit: COMPARISON_LIMIT })}
          </span>
          <span className={classNames('ce-basket__names ce-meta', !isEnough && 'ce-basket__names--missing')}>
            {isEnough ? basket.map(({ product_name }) => product_name).join(', ') : text('basket.addMore')}
          </span>
        </span>
        <span className="ce-visually-hidden">. {text(isOpen ? 'basket.close' : 'basket.open')}</span>
        <span className="ce-basket__chevron ce-muted">
          <Icon path={chevronUpIcon} />
        </span>
      </button>
      {comparePage && !isThisPage(comparePage) && <CompareLink href={comparePage} isEnough={isEnough} />}
    </div>
  );
}
