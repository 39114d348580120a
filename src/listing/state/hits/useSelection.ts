import { useStore } from 'zustand/react';
import { useShared } from '../../../store/hooks.ts';
import { useListing } from '../listing-context.ts';
import { type ChosenDocument, type Selection, selectionOf } from './selection.ts';

/** The viewer's selection in this listing. */
export function useSelection(limit: number): Selection {
  const userId = useShared((state) => state.user?.userId);
  return selectionOf(useListing(), userId, limit);
}

/** Selects a part of the selection's state. The component re-renders when it changes. */
export function useChosen<Part>(
  selection: Selection,
  select: (chosen: ReadonlyMap<string, ChosenDocument>) => Part,
): Part {
  return useStore(selection.state, ({ chosen }) => select(chosen));
}
