import { useShared } from '../hooks.ts';
import { useComparison } from './useComparison.ts';

/**
 * Title of the comparison's industry, or its code where the page knows no title; empty while there is none.
 *
 * @param isWanted `false` spares who does not show it just now from rendering again as it changes
 */
export function useIndustryTitle(isWanted = true): string {
  const industry = useComparison(({ comparison }) => (isWanted ? comparison.industry : null));
  const title = useShared(({ payload }) => payload.industries?.find(({ code }) => code === industry)?.title);
  return title ?? industry ?? '';
}
