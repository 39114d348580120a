import { openTabChannel, type TabChannel } from '../events/tab-channel.ts';
import { ofStore } from './of-store.ts';
import type { Store } from './state.ts';

/** What a user can make a favourite. */
export type FavouriteKind = 'product' | 'formulation' | 'catalog';

/** A favourite of the user as the service has saved it for another tab. */
export interface ChangedFavourite {
  kind: FavouriteKind;
  /** Of the thing. */
  id: string;
  /** The sending tab may run another release: check it. */
  value: unknown;
}

/** @param changed nothing if the page has been restored from the back/forward cache, and may have missed changes */
type Listener = (changed?: ChangedFavourite) => void;

interface FavouriteTabs {
  channel: TabChannel;
  listeners: Set<Listener>;
}

const tabsOf = ofStore((store): FavouriteTabs => {
  const listeners = new Set<Listener>();
  const notify = (changed?: ChangedFavourite) => {
    for (const listener of listeners) listener(changed);
  };
  const channel = openTabChannel(
    ({ type, userId, kind, id, value }) => {
      const isOwn = type === 'favourite' && userId === store.getState().user?.userId;
      // Listeners only look for their own kind.
      if (isOwn && typeof id === 'string') notify({ kind: kind as FavouriteKind, id, value });
    },
    () => notify(),
  );
  return { channel, listeners };
});

/** Tells the site's other tabs what the service has saved. */
export function notifyFavourite(store: Store, changed: ChangedFavourite): void {
  const { user } = store.getState();
  if (user) tabsOf(store).channel.post({ type: 'favourite', userId: user.userId, ...changed });
}

/** Calls back when a favourite of the user is changed in another tab. Returns a function that stops it. */
export function onFavouriteElsewhere(store: Store, listener: Listener): () => void {
  const { listeners } = tabsOf(store);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
