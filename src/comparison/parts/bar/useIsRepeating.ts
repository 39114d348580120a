import { useShared } from '../../../store/hooks.ts';
import { useComparison } from '../../state/useComparison.ts';
import { isThisPage } from './is-this-page.ts';

/**
 * Whether the bar would only repeat the comparison on the page. It still appears there when it is open or has a
 * message.
 */
export function useIsRepeating(): boolean {
  const comparePage = useShared(({ payload }) => payload.links?.comparePage);
  return useComparison(({ isOnPage, isBasketOpen, isHintDue, sync }) => {
    if (isBasketOpen || isHintDue || (sync !== 'idle' && sync !== 'saving')) return false;
    // The address identifies the page before its island is loaded.
    return isOnPage || (comparePage !== undefined && isThisPage(comparePage));
  });
}
