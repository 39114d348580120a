import { useStore } from 'zustand/react';
import type { CatalogDraft, CatalogState } from './catalog-draft.ts';

/** Selects a part of the state of an open catalogue. The component re-renders when it changes. */
export function useDraftState<Selected>(
  { state }: CatalogDraft,
  select: (state: CatalogState) => Selected,
): Selected {
  return useStore(state, select);
}
