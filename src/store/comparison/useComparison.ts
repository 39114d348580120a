import { useStore } from 'zustand/react';
import { usePage } from '../hooks.ts';
import { comparisonOf } from './comparison-of.ts';
import type { ComparisonState } from './comparison-state.ts';

/** A part of the comparison's state; the component renders again when it changes. Actions take `usePage()`. */
export function useComparison<Part>(select: (state: ComparisonState) => Part): Part {
  const { store, bus } = usePage();
  return useStore(comparisonOf(store, bus).state, select);
}
