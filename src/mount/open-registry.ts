import { createBus } from '../events/bus.ts';
import { readRawPage } from '../payload/raw-page.ts';
import { readStoredConsent } from './consent/stored-consent.ts';
import { watchMounted } from './island/watch-mounted.ts';
import { createOverlayQueue } from './overlay/overlay-queue.ts';
import type { Registry } from './registry.ts';
import { type Shared, share, sharedOnPage, VERSION } from './shared.ts';

/**
 * The registry of this page; made on first use, from what the loader has left. A file apart from its reader, so that
 * islands don't carry what the core has done before them.
 */
export function openRegistry(): Registry {
  const shared: Shared & Partial<Registry> =
    sharedOnPage() ?? share({ version: VERSION, page: readRawPage(), consent: readStoredConsent() });
  if (!shared.bus) {
    const bus = createBus();
    Object.assign(shared, {
      bus,
      overlays: createOverlayQueue(bus),
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
