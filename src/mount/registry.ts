import type { Bus } from '../events/bus.ts';
import type { Events } from '../events/events.ts';
import type { Page } from '../store/hooks.ts';
import type { StandIn } from '../store/stand-in.ts';
import type { Mounted } from './island/handle.ts';
import type { OverlayQueue } from './overlay/overlay-queue.ts';
import { type Shared, sharedOnPage } from './shared.ts';

/** State shared by all islands of a page, whichever copy of the library mounts them. */
export interface Registry extends Shared, Mounted {
  bus: Bus;
  overlays: OverlayQueue;
  /** Creates a modal in place of a dialog whose code is loading or missing. */
  standIn: () => StandIn;
  /** Marked elements found so far; each is mounted once. */
  marked: WeakSet<Element>;
  /** Errors so far, for the editor mode. */
  failures: Events['widget:failed'][];
  /** Number of mounts so far, which keeps the ids of each island unique. */
  mounts: number;
  /** Whether overlays can open on this page: with the script tag, or after `mountAll`. */
  isStarted?: boolean;
  /** Context of all islands; created with the first one. */
  islandPage?: Page;
}

/** Returns the page's registry. Code that mounts islands has opened it before: see `open-registry.ts`. */
export function registry(): Registry {
  return sharedOnPage() as Registry;
}
