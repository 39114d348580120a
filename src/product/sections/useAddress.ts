import { useEffect } from 'react';
import { reveal } from './reveal.ts';
import type { Targets } from './targets.ts';

/**
 * Follows the hash of the address into the shadow root, which browsers don't: on load, as soon as the place exists, and
 * on each change. Doesn't scroll a reader back who has moved on meanwhile.
 */
export function useAddress(targets: Targets): void {
  useEffect(() => {
    let wanted: string | null = null;
    const look = () => {
      const target = wanted === null ? undefined : targets.list().find(({ id }) => id === wanted);
      if (!target) return;
      wanted = null;
      reveal(target);
    };
    const follow = () => {
      wanted = hashOf(location.hash);
      look();
    };
    const giveUp = () => {
      wanted = null;
    };
    follow();
    const stop = targets.subscribe(look);
    addEventListener('hashchange', follow);
    for (const type of MOVES) addEventListener(type, giveUp, { passive: true });
    return () => {
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
