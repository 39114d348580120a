import type { Bus } from '../events/bus.ts';
import type { OverlayRank } from './contract.ts';

/** Decides which of the overlays that are due is shown; the others wait (decision 7). */
export interface OverlayQueue {
  /** Asks for an overlay. One of the same rank gives way: opening login hides registration (shell §2). */
  request(name: string, rank: OverlayRank): void;
  /** Says that an overlay is done; the next in rank is shown. */
  release(name: string): void;
}

/** Makes the page's queue; what is shown is the state event `overlay:shown`. */
export function createOverlayQueue(bus: Bus): OverlayQueue {
  const due: (string | undefined)[] = [];
  let shown: string | null = null;

  const settle = () => {
    const next = due.find(Boolean) ?? null;
    if (next === shown) return;
    shown = next;
    bus.emit('overlay:shown', { name: next });
  };

  return {
    request(name, rank) {
      due[rank] = name;
      settle();
    },
    release(name) {
      const rank = due.indexOf(name);
      if (rank >= 0) due[rank] = undefined;
      settle();
    },
  };
}
