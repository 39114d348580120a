import type { Bus } from '../events/bus.ts';
import type { Events } from '../events/events.ts';
import type { Page } from '../store/hooks.ts';
import type { Mounted } from './island/handle.ts';
import type { OverlayQueue } from './overlay/overlay-queue.ts';
import { type Shared, sharedOnPage } from './shared.ts';

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

/** The registry of this page. Whatever mounts islands has opened it before: see `open-registry.ts`. */
export function registry(): Registry {
  return sharedOnPage() as Registry;
}
