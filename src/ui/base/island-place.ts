import { createContext } from 'react';

/** The container that an island renders into: a shadow root, or a part of the document in light isolation. */
export interface IslandPlace {
  /** Adopts a stylesheet once; later calls with the same text have no effect. */
  adopt(css: string): void;
  /** Shows the server-rendered content in a `<slot>` of the island. Returns a function that stops it. */
  showServed(slot: HTMLSlotElement): () => void;
  /** Finds an element of the server-rendered content, shown or not. */
  findServed(selector: string): Element | null;
  /** Width in px of the element that the island is placed in; 0 while it has none. */
  width(): number;
}

/** Provided by the runtime; parts rendered without it (unit tests) stay unstyled. */
export const IslandPlaceContext = createContext<IslandPlace | null>(null);
