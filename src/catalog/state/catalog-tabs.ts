import type { RawTabMessage } from '../../events/tab-channel.ts';
import { openTabChannel, type TabChannel } from '../../events/tab-channel.ts';
import type { Page } from '../../store/hooks.ts';
import { ofStore } from '../../store/of-store.ts';
import type { Store } from '../../store/state.ts';

/** A catalogue has another version; 0: it is gone. */
interface ChangedCatalog {
  id: string;
  version: number;
}

type Listener = (changed?: ChangedCatalog) => void;

interface CatalogTabs {
  channel: TabChannel;
  listeners: Set<Listener>;
}

const tabsOf = ofStore((): CatalogTabs => {
  const listeners = new Set<Listener>();
  const notify = (changed?: ChangedCatalog) => {
    for (const listener of listeners) listener(changed);
  };
  return { channel: openTabChannel((message) => notifyIfCatalog(message, notify), notify), listeners };
});

function notifyIfCatalog({ type, id, version }: RawTabMessage, notify: Listener): void {
  if (type === 'catalog' && typeof id === 'string' && typeof version === 'number') notify({ id, version });
}

/** Reports a change of a catalogue to the page and the site's other tabs. */
export function notifyCatalogChanged(
  { store, bus }: Pick<Page, 'store' | 'bus'>,
  id: string,
  version: number,
): void {
  tabsOf(store).channel.post({ type: 'catalog', id, version });
  bus.emit('catalog:changed', { id });
}

/**
 * Calls back when a catalogue is changed in another tab; without an argument when the page is restored from the
 * back/forward cache and may have missed changes. Returns a function that stops it.
 */
export function onCatalogElsewhere(store: Store, listener: Listener): () => void {
  const { listeners } = tabsOf(store);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
