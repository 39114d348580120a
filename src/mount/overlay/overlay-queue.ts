import type { Bus } from '../../events/bus.ts';
import type { OverlayRank } from '../island/contract.ts';

/** Decides which of the due overlays is shown; the others wait (decision 7). */
export interface OverlayQueue {
  /** Requests an overlay. It replaces one of the same rank: opening login hides registration (spec S§2). */
  request(name: string, rank: OverlayRank, props?: object): void;
  /** Reports that an overlay is done; the next in rank is shown. */
  release(name: string): void;
  /**
   * Shows nothing new until the due overlays are known.
   *
   * @returns a function that resumes the queue
   */
  hold(): () => void;
}

/** Creates the page's queue; the shown overlay is the state event `overlay:shown`. */
export function createOverlayQueue(bus: Bus): OverlayQueue {
  const due: ({ name: string; props: object | undefined } | undefined)[] = [];
  let shown: (typeof due)[number];
  let isHeld = false;

  const settle = () => {
    const next = due.find(Boolean);
    if (isHeld || next === shown) return;
    shown = next;
    bus.emit('overlay:shown', { name: null, ...next });
  };

  return {
    request(name, rank, props) {
      due[rank] = { name, props };
      settle();
    },
    release(name) {
      const rank = due.findIndex((overlay) => overlay?.name === name);
      if (rank >= 0) due[rank] = undefined;
      settle();
    },
    hold() {
      isHeld = true;
      return () => {
        isHeld = false;
        settle();
      };
    },
  };
}
