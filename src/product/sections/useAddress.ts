import { useEffect } from 'react';
import { afterPaint } from '../../lib/after-paint.ts';
import { reveal } from './reveal.ts';
import type { Targets } from './targets.ts';

/**
 * Follows the hash of the address into the shadow root, which browsers don't: on load, as soon as the place exists, and
 * on each change. Doesn't scroll a reader back who has moved on meanwhile.
 */
export function useAddress(targets: Targets): void {
  useEffect(() => {
    let wanted: string | null = null;
    let cancel = () => {};
    const look = () => {
      const target = targets.list().find(({ id }) => id === wanted);
      if (!target) return;
      giveUp();
      reveal(target);
    };
    // In a frame of its own: what was inserted in the same one would count as moved.
    const lookLater = () => {
      cancel();
      cancel = afterPaint(look);
    };
    const follow = () => {
      wanted = hashOf(location.hash);
      look();
    };
    const giveUp = () => {
      cancel();
      wanted = null;
    };
    wanted = hashOf(location.hash);
    lookLater();
    const stop = targets.subscribe(lookLater);
    addEventListener('hashchange', follow);
    for (const type of MOVES) addEventListener(type, giveUp, { passive: true });
    return () => {
      cancel();
      stop();
      removeEventListener('hashchange', follow);
      for (const type of MOVES) removeEventListener(type, giveUp);
    };
  }, [targets]);
}

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function hashOf(hash: string): string | null {
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
