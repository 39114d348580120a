import { useStore } from 'zustand/react';
import { usePage, useShared } from '../../store/hooks.ts';
import { comparisonOf } from './comparison-of.ts';
import type { ComparisonState } from './comparison-state.ts';

/** Selects a part of the comparison's state. The component re-renders when it changes. Actions take `usePage()`. */
export function useComparison<Selected>(select: (state: ComparisonState) => Selected): Selected {
  const { store, bus } = usePage();
  return useStore(comparisonOf(store, bus).state, select);
}

/**
 * Title of the comparison's industry, or its code if the page has no title for it; empty without one.
 *
 * @param isWanted `false` avoids re-renders while the title is not shown
 */
export function useIndustryTitle(isWanted = true): string {
  const industry = useComparison(({ comparison }) => (isWanted ? comparison.industry : null));
  const title = useShared(({ payload }) => payload.industries?.find(({ code }) => code === industry)?.title);
  return title ?? industry ?? '';
}
