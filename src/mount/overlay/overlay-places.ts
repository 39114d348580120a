import type { When } from '../island/contract.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';

const SHOWN: When = 'event(overlay:shown)';

/**
 * Gives each overlay a place on the page when it is first shown: overlays mount on `body`, since an ancestor
 * that is not displayed would make the whole page inert with nothing to see.
 */
export function watchOverlayPlaces({ bus, overlays }: Registry, table: IslandTable): void {
  const openers = new Map<string, Element | undefined>();
  bus.on('overlay:open', ({ name, opener }) => openers.set(name, opener));
  bus.on('overlay:shown', ({ name }) => {
    const strategy = name && table[name]?.when;
    if (!strategy) return;
    // An island may have a place of its own on the page, and be an overlay besides.
    const marker = strategy === SHOWN ? 'data-ce-widget' : 'data-ce-overlay';
    if (document.querySelector(`[${marker}=${name}]`)) return;
    const place = document.createElement('div');
    Object.assign(place.dataset, { ceWidget: name, ceOverlay: name, ceProps: '{"modal":true}' });
    document.body.append(place);
  });
  bus.on('widget:failed', ({ island, element }) => {
    if (!table[island]?.overlay) return;
    // An overlay that cannot come must not hold back the others; its opener's link still leads somewhere.
    element.remove();
    overlays.release(island);
    const opener = openers.get(island);
    if (opener instanceof HTMLAnchorElement && opener.href) location.assign(opener.href);
  });
}
