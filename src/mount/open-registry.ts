import { createBus } from '../events/bus.ts';
import { readRawPage } from '../payload/raw-page.ts';
import { readStoredConsent } from './consent/stored-consent.ts';
import { watchMounted } from './island/watch-mounted.ts';
import { createStandIn } from './overlay/create-stand-in.ts';
import { createOverlayQueue } from './overlay/overlay-queue.ts';
import type { Registry } from './registry.ts';
import { type Shared, share, sharedOnPage, VERSION } from './shared.ts';

/**
 * Returns the page's registry; created on first use from what the loader has left. Kept apart from its reader, so that
 * islands don't include code that the core has already run.
 */
export function openRegistry(): Registry {
  const shared: Shared & Partial<Registry> =
    sharedOnPage() ?? share({ version: VERSION, page: readRawPage(), consent: readStoredConsent() });
  if (!shared.bus) {
    const bus = createBus();
    Object.assign(shared, {
      bus,
      overlays: createOverlayQueue(bus),
      standIn: () => createStandIn(shared.page.fields.texts),
      marked: new WeakSet(),
      handles: new Map(),
      detached: new WeakSet(),
      failures: [],
      mounts: 0,
    });
    watchMounted(shared as Registry);
  }
  return shared as Registry;
}
