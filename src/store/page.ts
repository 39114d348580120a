import type { Payload } from '../payload/schema.ts';

/** What the page itself says: everything of the payload that does not change while it is open. */
export interface PageSlice {
  payload: Readonly<Payload>;
}

export function pageSlice(payload: Readonly<Payload>): PageSlice {
  return { payload };
}
