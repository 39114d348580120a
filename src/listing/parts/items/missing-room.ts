import { createContext } from 'react';
import type { MissingHits } from '../../rules/missing-hits.ts';

/** Reserved space for hits that are not loaded yet, and how to load them. */
export interface MissingRoom {
  before?: MissingHits | undefined;
  after?: MissingHits | undefined;
  /** Loads a hit and those around it; `index` counts from the first of all. */
  load: (index: number) => void;
  /** Whether many hits are loading: the list is already rendered as a virtual one. */
  growsLong?: boolean;
}

/** Changes as hits are loaded. */
export const MissingRoomContext = createContext<MissingRoom>({ load() {} });
