import type { OverlayRank, When } from '../island/contract.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';
import type { Loading } from './watch-loading.ts';

const SHOWN: When = 'event(overlay:shown)';

/** Gates have a lower rank: they must be answered before the page can be used. */
const COOKIES: OverlayRank = 4;

/**
 * Gives each overlay an element when it is first shown. Overlays mount on `body`, since inside an ancestor that is not
 * displayed, a modal would make the page inert and show nothing.
 */
export function watchOverlayPlaces({ bus, overlays }: Registry, table: IslandTable, loading: Loading): void {
  /** Elements created here; marked elements stay on the page, whatever happens to their island. */
  const made = new WeakSet<Element>();
  let shown: string | null;
  const givePlace = (name: string) => {
    const place = document.createElement('div');
    Object.assign(place.dataset, { ceWidget: name, ceOverlay: name, ceProps: '{"modal":true}' });
    made.add(place);
    document.body.append(place);
  };
  bus.on('overlay:shown', ({ name }) => {
    shown = name;
    const strategy = name && table[name]?.when;
    if (!strategy) return;
    // An island may have a marked element on the page and also be an overlay.
    const marker = strategy === SHOWN ? 'data-ce-widget' : 'data-ce-overlay';
    if (!document.querySelector(`[${marker}=${name}]:not([data-ce-status=failed])`)) givePlace(name);
  });
  // A script has replaced the page's content. A gate must still be answered; other overlays went with their page.
  bus.on('widget:unmounted', ({ island, element }) => {
    if (!made.delete(element)) return;
    if ((table[island]?.overlay?.rank ?? COOKIES) >= COOKIES) overlays.release(island);
    else if (shown === island) givePlace(island);
  });
  bus.on('widget:failed', ({ island, element }) => {
    // An island in its own marked element is not an overlay, although it can also be opened as one.
    if (!table[island]?.overlay || (table[island].when !== SHOWN && !made.has(element))) return;
    if (made.delete(element)) element.remove();
    loading.fail(island, () => givePlace(island));
  });
}
