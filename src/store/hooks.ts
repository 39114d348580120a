import { createContext, useContext, useMemo } from 'react';
import { useStore as useZustand } from 'zustand/react';
import type { Bus } from '../events/bus.ts';
import type { RawPage } from '../payload/raw-page.ts';
import { type Texts, type Translate, translator } from '../texts/translate.ts';
import type { State, Store } from './store.ts';

/** What the runtime gives to every island. */
export interface Page {
  store: Store;
  bus: Bus;
  /** The payload's fields as the CMS wrote them; for those that the store does not hold. */
  rawFields: RawPage['fields'];
  /** Says that an overlay is done, so that the next one that waits is shown. */
  closeOverlay(name: string): void;
}

/** Given by the runtime around each island. */
export const PageContext = createContext<Page | null>(null);

/** The page's store, bus and overlays. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('An island was rendered outside the runtime.');
  return page;
}

/** A part of the shared state; the component renders again when it changes. */
export function useShared<Part>(select: (state: State) => Part): Part {
  return useZustand(usePage().store, select);
}

/** An area's texts with the page's own wording (payload field `texts`). */
export function useTexts<Catalogue extends Texts>(catalogue: Catalogue): Translate<Catalogue> {
  const overrides = useShared((state) => state.payload.texts);
  return useMemo(() => translator(catalogue, overrides), [catalogue, overrides]);
}

/** Whether this overlay is in front, and its closing. */
export function useOverlay(name: string): { isShown: boolean; close: () => void } {
  const { closeOverlay } = usePage();
  const isShown = useShared((state) => state.shownOverlay === name);
  return { isShown, close: () => closeOverlay(name) };
}
