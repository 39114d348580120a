import { createStore } from 'zustand/vanilla';
import type { Payload } from '../payload/schema.ts';
import { consentSlice } from './consent.ts';
import { copiesSlice } from './copies.ts';
import { noticesSlice } from './notices/notices.ts';
import { overlaysSlice } from './overlays.ts';
import { pageSlice } from './page.ts';
import { sessionSlice } from './session/session.ts';
import type { State, Store } from './state.ts';

/** Creates the store from the page's payload. Only the slices' actions change it. */
export function createPageStore(payload: Readonly<Payload>): Store {
  return createStore<State>()(() => ({
    ...sessionSlice(payload),
    ...consentSlice(),
    ...overlaysSlice(),
    ...noticesSlice(payload),
    ...pageSlice(payload),
    ...copiesSlice(),
  }));
}
