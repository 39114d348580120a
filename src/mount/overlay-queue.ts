import type { Bus } from '../events/bus.ts';
import type { OverlayRank } from './contract.ts';

/** Decides which of the overlays that are due is shown; the others wait (decision 7). */
export interface OverlayQueue {
  /** Asks for an overlay. One of the same rank gives way: opening login hides registration (shell §2). */
  request(name: string, rank: OverlayRank, props?: object): void;
  /** Says that an overlay is done; the next in rank is shown. */
  release(name: string): void;
}

/** Makes the page's queue; what is shown is the state event `overlay:shown`. */
export function createOverlayQueue(bus: Bus): OverlayQueue {
  const due: ({ name: string; props: object | undefined } | undefined)[] = [];
  let shown: (typeof due)[number];

  const settle = () => {
    const next = due.find(Boolean);
    if (next === shown) return;
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
  };
}
