import { type Bus, createBus } from '../events/bus.ts';
import type { Events } from '../events/events.ts';
import { readRawPage } from '../payload/raw-page.ts';
import type { Page } from '../store/hooks.ts';
import { readStoredConsent } from './consent/stored-consent.ts';
import type { Mounted } from './island/handle.ts';
import { watchMounted } from './island/watch-mounted.ts';
import { createOverlayQueue, type OverlayQueue } from './overlay/overlay-queue.ts';
import { type Shared, share, sharedOnPage, VERSION } from './shared.ts';

/** What all islands of a page share, whichever copy of the library has mounted them. */
export interface Registry extends Shared, Mounted {
  bus: Bus;
  overlays: OverlayQueue;
  /** Marked elements that were found; each is mounted once. */
  marked: WeakSet<Element>;
  /** What went wrong so far, for the editor mode. */
  failures: Events['widget:failed'][];
  /** How many mounts there were; makes the ids of each island its own. */
  mounts: number;
  /** What islands get around them; made with the first island. */
  islandPage?: Page;
}

/** The registry of this page; made on first use, from what the loader has left. */
export function registry(): Registry {
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
