import { createContext, useContext, useMemo } from 'react';
import { useStore as useZustand } from 'zustand/react';
import type { Bus } from '../events/bus.ts';
import type { RawPage } from '../payload/raw-page.ts';
import { type Texts, type Translate, translator } from '../texts/translate.ts';
import type { StandIn } from './stand-in.ts';
import type { State, Store } from './state.ts';

/** The runtime's interface for islands. */
export interface Page {
  store: Store;
  bus: Bus;
  /** The payload's unvalidated fields, for those that the store does not hold. */
  rawFields: RawPage['fields'];
  /** Closes an overlay and shows the next one in the queue. */
  closeOverlay(name: string): void;
  /** Creates a modal in place of a dialog whose code is loading or missing. */
  standIn(): StandIn;
}

/** The payload's own texts, provided by the runtime around each island and again when they have changed. */
export const OwnTextsContext = createContext<Readonly<Record<string, string>> | undefined>(undefined);

/** Provided by the runtime around each island. */
export const PageContext = createContext<Page | null>(null);

/** Name of the island, provided by the runtime around it. */
export const IslandNameContext = createContext<string | undefined>(undefined);

/** Returns the page's store, bus and overlays. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('An island was rendered outside the runtime.');
  return page;
}

/** Selects a part of the shared state. The component re-renders when it changes. */
export function useShared<Selected>(select: (state: State) => Selected): Selected {
  return useZustand(usePage().store, select);
}

/** Returns the texts of a feature or island, with the overrides of the payload field `texts`. */
export function useTexts<Defaults extends Texts>(defaults: Defaults): Translate<Defaults> {
  // By a context instead of a subscription: a list has hundreds of texts.
  const overrides = useContext(OwnTextsContext);
  const island = useContext(IslandNameContext);
  return useMemo(() => translator(defaults, overrides, island), [defaults, overrides, island]);
}

/** Returns whether this overlay is shown, and how to close it. */
export function useOverlay(name: string): { isShown: boolean; close: () => void } {
  const { closeOverlay } = usePage();
  const isShown = useShared((state) => state.shownOverlay === name);
  return { isShown, close: () => closeOverlay(name) };
}
