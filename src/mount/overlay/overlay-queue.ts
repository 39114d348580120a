import type { Bus } from '../../events/bus.ts';
import type { OverlayRank } from '../island/contract.ts';

/** Decides which of the overlays that are due is shown; the others wait (decision 7). */
export interface OverlayQueue {
  /** Asks for an overlay. One of the same rank gives way: opening login hides registration (spec S§2). */
  request(name: string, rank: OverlayRank, props?: object): void;
  /** Says that an overlay is done; the next in rank is shown. */
  release(name: string): void;
  /**
   * Shows nothing new until it is known what is due.
   *
   * @returns lets the queue go on
   */
  hold(): () => void;
}

/** Makes the page's queue; what is shown is the state event `overlay:shown`. */
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
