import { useStore } from 'zustand/react';
import { usePage, useShared } from '../hooks.ts';
import { comparisonOf } from './comparison-of.ts';
import type { ComparisonState } from './comparison-state.ts';

/** A part of the comparison's state; the component renders again when it changes. Actions take `usePage()`. */
export function useComparison<Part>(select: (state: ComparisonState) => Part): Part {
  const { store, bus } = usePage();
  return useStore(comparisonOf(store, bus).state, select);
}

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
