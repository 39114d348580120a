import { leaveTo } from '../../lib/leave-to.ts';
import { rawStrings } from '../../payload/raw-fields.ts';
import { overlayTexts } from '../../texts/overlay.ts';
import type { OverlayRank, When } from '../island/contract.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';

const SHOWN: When = 'event(overlay:shown)';

/** Gates rank below: they have to be answered before the page can be used. */
const COOKIES: OverlayRank = 4;

/**
 * Gives each overlay a place on the page when it is first shown: overlays mount on `body`, since an ancestor
 * that is not displayed would make the whole page inert with nothing to see.
 */
export function watchOverlayPlaces({ bus, overlays, page }: Registry, table: IslandTable): void {
  const openers = new Map<string, Element | undefined>();
  /** Places that were made here; the page's own stay with the page, whatever becomes of their island. */
  const made = new WeakSet<Element>();
  let shown: string | null;
  const givePlace = (name: string) => {
    const place = document.createElement('div');
    Object.assign(place.dataset, { ceWidget: name, ceOverlay: name, ceProps: '{"modal":true}' });
    made.add(place);
    document.body.append(place);
  };
  bus.on('overlay:open', ({ name, opener }) => openers.set(name, opener));
  bus.on('overlay:shown', ({ name }) => {
    shown = name;
    const strategy = name && table[name]?.when;
    if (!strategy) return;
    // An island may have a place of its own on the page, and be an overlay besides.
    const marker = strategy === SHOWN ? 'data-ce-widget' : 'data-ce-overlay';
    if (!document.querySelector(`[${marker}=${name}]:not([data-ce-status=failed])`)) givePlace(name);
  });
  // A script has swapped the page's content. A gate still has to be answered; other overlays went with their page.
  bus.on('widget:unmounted', ({ island, element }) => {
    if (!made.delete(element)) return;
    if ((table[island]?.overlay?.rank ?? COOKIES) >= COOKIES) overlays.release(island);
    else if (shown === island) givePlace(island);
  });
  bus.on('widget:failed', ({ island, element }) => {
    // An island in a place of its own is no overlay, though it may be opened as one besides.
    if (!table[island]?.overlay || (table[island].when !== SHOWN && !made.has(element))) return;
    if (made.delete(element)) element.remove();
    // An overlay that cannot come must not hold back the others; its opener's link still leads somewhere.
    overlays.release(island);
    const opener = openers.get(island);
    // Nothing of ours that could say it may be loaded yet, and the link would lead to the browser's error page.
    if (opener && !navigator.onLine) {
      alert({ ...overlayTexts, ...rawStrings(page.fields.texts) }['overlay.offline']);
    } else if (opener instanceof HTMLAnchorElement && opener.href) leaveTo(opener.href);
  });
}
