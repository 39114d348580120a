import { useShared } from '../hooks.ts';
import { useComparison } from './useComparison.ts';

/** Title of the comparison's industry, or its code where the page knows no title; empty while there is none. */
export function useIndustryTitle(): string {
  const industry = useComparison(({ comparison }) => comparison.industry);
  const title = useShared(({ payload }) => payload.industries?.find(({ code }) => code === industry)?.title);
  return title ?? industry ?? '';
}
