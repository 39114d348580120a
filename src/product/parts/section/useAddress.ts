import { useEffect } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { keptPosition } from '../../../lib/scroll/kept-position.ts';
import { onMoveByHand } from '../../../lib/scroll/on-move-by-hand.ts';
import { reveal } from './reveal.ts';
import type { Targets } from './targets.ts';

/**
 * Follows the hash of the address into the shadow root, which browsers don't: on load, as soon as the place exists, and
 * on each change. Doesn't scroll a reader back who has moved on meanwhile, also before a reload.
 */
export function useAddress(targets: Targets): void {
  useEffect(() => {
    let wanted: string | null = null;
    let cancel = () => {};
    const reach = () => {
      const target = targets.list().find(({ id }) => id === wanted);
      if (!target) return;
      giveUp();
      reveal(target);
    };
    // In a frame of its own: what was inserted in the same one would count as moved.
    const reachLater = () => {
      cancel();
      cancel = afterPaint(reach);
    };
    const follow = () => {
      wanted = hashOf(location.hash);
      reach();
    };
    const giveUp = () => {
      cancel();
      wanted = null;
    };
    if (!keptPosition()) {
      wanted = hashOf(location.hash);
      reachLater();
    }
    const stop = targets.subscribe(reachLater);
    addEventListener('hashchange', follow);
    const stopWatching = onMoveByHand(giveUp);
    return () => {
      cancel();
      stop();
      removeEventListener('hashchange', follow);
      stopWatching();
    };
  }, [targets]);
}

function hashOf(hash: string): string | null {
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
