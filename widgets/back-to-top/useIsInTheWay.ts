import { type RefObject, useEffect, useState } from 'react';
import { deepActiveElement } from '../../src/lib/focus/deep-active-element.ts';
import { onFocusMove } from '../../src/lib/focus/on-focus-move.ts';
import { overlaps } from '../../src/lib/scroll/overlaps.ts';

/**
 * Whether an element that floats over the page covers the focused element (WCAG 2.2, 2.4.11).
 *
 * @param isShown whether the element floats at all
 */
export function useIsInTheWay(floating: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isInTheWay, setInTheWay] = useState(false);

  useEffect(() => {
    const look = () => {
      const element = floating.current;
      const focused = deepActiveElement();
      const isCovered =
        isShown &&
        element &&
        focused &&
        focused !== element &&
        overlaps(focused.getBoundingClientRect(), element.getBoundingClientRect());
      setInTheWay(!!isCovered);
    };
    const stop = onFocusMove(look);
    const leaving = new AbortController();
    for (const type of ['scroll', 'resize']) {
      addEventListener(type, look, { passive: true, signal: leaving.signal });
    }
    look();
    return () => {
      stop();
      leaving.abort();
    };
  }, [floating, isShown]);

  return isInTheWay;
}
