import { pageUrl, replaceAddress } from '../../lib/address/page-address.ts';
import { readSessionItem, setSessionItem, takeSessionItem } from '../../lib/storage/session-storage.ts';
import { whenShown } from '../../lib/when-shown.ts';
import { parseRecord } from '../../payload/raw-page.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';

/**
 * Opens overlays that the page requests: clicks on `data-ce-open="name"` (also inside islands), the address hash, query
 * flags, the session's flag, and the bus event `overlay:open` (spec S§2).
 *
 * @param prefetch called with an overlay's name when its opener is hovered or focused
 */
export function watchOpenRequests(
  shared: Registry,
  table: IslandTable,
  prefetch: (name: string) => void,
): void {
  const { bus, overlays } = shared;
  bus.on('overlay:open', ({ name, opener, props = parseRecord(opener?.getAttribute('data-ce-props')) }) => {
    const rank = table[name]?.overlay?.rank;
    if (rank) overlays.request(name, rank, props);
  });
  watchOpeners(shared, table, prefetch);
  whenShown(() => watchPage(shared, table));
}

function watchOpeners(shared: Registry, table: IslandTable, prefetch: (name: string) => void): void {
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, (event) => {
      const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
      for (const opener of event.composedPath() as HTMLElement[]) {
        const name = opener.dataset?.ceOpen;
        const overlay = name && table[name]?.overlay;
        // For users to whom the overlay has nothing to show, its opener stays a plain link.
        if (!overlay || (overlay.forVisitors && isSignedIn(shared))) continue;
        prefetch(name);
        // Someone who opens the link in a new tab, or saves it, wants the linked page.
        if (type !== 'click' || ctrlKey || metaKey || shiftKey || altKey) continue;
        event.preventDefault();
        shared.bus.emit('overlay:open', { name, opener });
      }
    });
  }
}

/**
 * Opens what the address and the session ask for. Each request opens once: a reload or Back must not open it again. It is
 * cleared no earlier than its overlay is shown, or another of its rank: a gate that comes first may reload the page.
 */
function watchPage({ bus, page }: Registry, table: IslandTable): void {
  let asked: { name: string; clear: () => void }[] = [];
  const ask = (name: string, clear: () => void) => {
    asked.push({ name, clear });
    bus.emit('overlay:open', { name });
  };
  bus.on('overlay:shown', (shown) => {
    const rankOf = (name: string | null) => table[name ?? '']?.overlay?.rank;
    const isOver = ({ name }: { name: string }) => rankOf(name) === rankOf(shown.name);
    for (const { clear } of asked.filter(isOver)) clear();
    asked = asked.filter((each) => !isOver(each));
  });

  const readAddress = () => {
    for (const name in table) {
      const { query, hash } = table[name]?.overlay ?? {};
      const flag = query ? pageUrl().searchParams.get(query) : null;
      const isFlagged = flag !== null && flag !== '0' && flag !== 'false';
      const isHash = () => hash && pageUrl().hash === `#${hash}`;
      if (!isFlagged && !isHash()) continue;
      ask(name, () => {
        const url = pageUrl();
        if (isFlagged) url.searchParams.delete(query as string);
        if (isHash()) url.hash = '';
        replaceAddress(url);
      });
    }
  };
  addEventListener('hashchange', readAddress);
  readAddress();

  let before: Registry['page']['fields'] = {};
  const readFlags = () => {
    for (const name in table) {
      const query = table[name]?.overlay?.query;
      if (!query) continue;
      const key = `ce-${query}`;
      // The server says it once.
      const isFlagged = page.fields[query] === true && before[query] !== true;
      if (isFlagged) setSessionItem(key, '1');
      if (isFlagged || readSessionItem(key)) ask(name, () => takeSessionItem(key));
    }
    before = page.fields;
  };
  readFlags();
  bus.on('payload:changed', readFlags);
}

/** Whether a user is signed in and not asked to log in again. */
function isSignedIn({ islandPage, page }: Registry): boolean {
  const { user = page.fields.user, isLoginDue, sessionEnd } = islandPage?.store.getState() ?? {};
  return !!user && !isLoginDue && !sessionEnd;
}
