import { createContext } from 'react';

/** The place that an island renders into: a shadow root, or a part of the document in light isolation. */
export interface IslandPlace {
  /** Adopts a stylesheet's text once; later calls with the same text do nothing. */
  adopt(css: string): void;
  /** Shows the server-rendered content in a `<slot>` of the island. Returns the stop. */
  showServed(slot: HTMLSlotElement): () => void;
  /** Finds an element of the server-rendered content, shown or not. */
  findServed(selector: string): Element | null;
}

/** Given by the runtime; parts rendered without one (unit tests) stay unstyled. */
export const IslandPlaceContext = createContext<IslandPlace | null>(null);
