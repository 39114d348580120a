import { parseRecord } from '../../payload/raw-page.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';

/**
 * Opens overlays asked for by the page: `data-ce-open="name"` clicks (also from inside islands), the address
 * hash, query flags, the session's flag, and the bus event `overlay:open` (spec S§2).
 *
 * @param prefetch called with an overlay's name when its opener is pointed at or focused
 */
export function watchOpenRequests(
  shared: Registry,
  table: IslandTable,
  prefetch: (name: string) => void,
): void {
  const { bus, overlays, page } = shared;
  bus.on('overlay:open', ({ name, opener, props = parseRecord(opener?.getAttribute('data-ce-props')) }) => {
    const rank = table[name]?.overlay?.rank;
    if (rank) overlays.request(name, rank, props);
  });

  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, (event) => {
      const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
      for (const opener of event.composedPath() as HTMLElement[]) {
        const name = opener.dataset?.ceOpen;
        const overlay = name && table[name]?.overlay;
        // To whom the overlay has nothing to say, its opener is the link that it is.
        if (!overlay || (overlay.forVisitors && isSignedIn(shared))) continue;
        prefetch(name);
        // Someone who opens a link in a new tab, or saves it, wants the page behind it.
        if (type !== 'click' || ctrlKey || metaKey || shiftKey || altKey) continue;
        event.preventDefault();
        bus.emit('overlay:open', { name, opener });
      }
    });
  }

  const readAddress = () => {
    for (const name in table) {
      const { query, hash } = table[name]?.overlay ?? {};
      const url = new URL(location.href);
      const flag = query ? url.searchParams.get(query) : null;
      const isFlagged = flag !== null && flag !== '0' && flag !== 'false';
      const isHash = hash && url.hash === `#${hash}`;
      if (!isFlagged && !isHash) continue;
      // Asked once is opened once: a reload or the way back must not open it again.
      if (isFlagged) url.searchParams.delete(query as string);
      if (isHash) url.hash = '';
      history.replaceState(history.state, '', url);
      bus.emit('overlay:open', { name });
    }
  };
  addEventListener('hashchange', readAddress);
  readAddress();

  for (const name in table) {
    const query = table[name]?.overlay?.query;
    if (!query) continue;
    const isInSession = takeSessionFlag(`ce-${query}`);
    if (page.fields[query] === true || isInSession) bus.emit('overlay:open', { name });
  }
}

/** Whether someone is signed in whom nothing asks to log in again. */
function isSignedIn({ islandPage, page }: Registry): boolean {
  const { user = page.fields.user, isLoginDue = false } = islandPage?.store.getState() ?? {};
  return !!user && !isLoginDue;
}

/** Reads and clears a flag that an earlier page of this session has left. */
function takeSessionFlag(key: string): boolean {
  try {
    const flag = sessionStorage[key];
    delete sessionStorage[key];
    return flag;
  } catch {
    return false;
  }
}
