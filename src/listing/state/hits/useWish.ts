import { useEffect } from 'react';
import { usePage } from '../../../store/hooks.ts';
import { takeWish } from './wish.ts';

/**
 * Saves what a visitor wished for before the login, unless it is saved already; see `wishAfterLogin`.
 *
 * @param isKept whether it is saved; `undefined` until that is known, and for visitors
 * @param save saves it
 */
export function useWish(target: string, isKept: boolean | undefined, save: () => void): void {
  const { store } = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is granted once
  useEffect(() => {
    if (isKept !== undefined && takeWish(store, target) && !isKept) save();
  }, [isKept, target, store]);
}
