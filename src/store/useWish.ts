import { useEffect } from 'react';
import { takeWish } from './wish.ts';

/**
 * Does what a visitor wished for before the login; see `wishAfterLogin`.
 *
 * @param isReady whether it can be done by now
 */
export function useWish(thing: string, isReady: boolean, grant: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is granted once
  useEffect(() => {
    if (isReady && takeWish(thing)) grant();
  }, [isReady, thing]);
}
