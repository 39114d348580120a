import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Payload } from '../payload/schema.ts';
import { type ConsentSlice, consentSlice } from './consent.ts';
import { type NoticesSlice, noticesSlice } from './notices.ts';
import { type OverlaysSlice, overlaysSlice } from './overlays.ts';
import { type PageSlice, pageSlice } from './page.ts';
import { type SessionSlice, sessionSlice } from './session.ts';

/** The state shared by islands. Each fact is owned by the slice that declares it. */
export interface State extends SessionSlice, ConsentSlice, OverlaysSlice, NoticesSlice, PageSlice {}

/** The one store of a page (docs/architecture.md, "Payload, store, events"). */
export type Store = StoreApi<State>;

/** Creates the store from the page's payload. Only the slices' actions change it. */
export function createPageStore(payload: Readonly<Payload>): Store {
  return createStore<State>()(() => ({
    ...sessionSlice(payload),
    ...consentSlice(),
    ...overlaysSlice(),
    ...noticesSlice(payload),
    ...pageSlice(payload),
  }));
}
