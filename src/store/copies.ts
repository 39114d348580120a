import { readSessionItem, setSessionItem } from '../lib/storage/session-storage.ts';

/** For whom copies and files are made. */
export interface CopiesSlice {
  /** The internal user who takes internal data along, by id; the copies of all others are for customers. */
  internalCopiesOf: string | null;
}

/** Session storage key; remembered for the tab. */
const KEY = 'ce-internalCopies';

/** Creates the part of the store that says for whom copies and files are made. */
export function copiesSlice(): CopiesSlice {
  return { internalCopiesOf: readSessionItem(KEY) };
}

/** Keeps whose copies are internal; for this tab. */
export function keepCopies(internalCopiesOf: string | null): CopiesSlice {
  setSessionItem(KEY, internalCopiesOf ?? '');
  return { internalCopiesOf };
}
