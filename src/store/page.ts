import type { Payload } from '../payload/schema.ts';

/** The payload's fields that do not change while the page is open. */
export interface PageSlice {
  payload: Readonly<Payload>;
}

export function pageSlice(payload: Readonly<Payload>): PageSlice {
  return { payload };
}
