import { useComparison } from '../../src/store/comparison/useComparison.ts';
import { useShared } from '../../src/store/hooks.ts';
import { isThisPage } from './is-this-page.ts';

/**
 * Whether the bar would only repeat the comparison that the page shows. Opened, or with something of its own to
 * say, it comes there, too.
 */
export function useIsRepeating(): boolean {
  const comparePage = useShared(({ payload }) => payload.links?.comparePage);
  return useComparison(({ isOnPage, isBasketOpen, isHintDue, sync }) => {
    if (isBasketOpen || isHintDue || (sync !== 'idle' && sync !== 'saving')) return false;
    // By its address the page is known before its island is there.
    return isOnPage || (comparePage !== undefined && isThisPage(comparePage));
  });
}
