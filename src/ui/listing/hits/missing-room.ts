import { createContext } from 'react';
import type { MissingHits } from '../../../domain/search/missing-hits.ts';

/** Room for hits that are not loaded yet, and the way to load them. */
export interface MissingRoom {
  before?: MissingHits | undefined;
  after?: MissingHits | undefined;
  /** Loads a hit and those around it; `index` counts from the first of all. */
  load: (index: number) => void;
  /** Many hits are on their way: the list is drawn as a long one before they come. */
  growsLong?: boolean;
}

/** Changes as hits are loaded. */
export const MissingRoomContext = createContext<MissingRoom>({ load() {} });
