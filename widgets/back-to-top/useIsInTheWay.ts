import { type RefObject, useEffect, useRef, useState } from 'react';
import { overlaps } from '../../src/lib/overlaps.ts';

/**
 * Whether an element that floats over the page covers what has the focus (WCAG 2.2, 2.4.11).
 *
 * @param isShown whether it floats at all
 */
export function useIsInTheWay(floating: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const focused = useRef<Element>(null);
  const [isInTheWay, setInTheWay] = useState(false);

  useEffect(() => {
    const look = () => {
      const element = floating.current;
      const other = focused.current === element ? null : focused.current;
      const isCovered =
        isShown &&
        other &&
        element &&
        overlaps(other.getBoundingClientRect(), element.getBoundingClientRect());
      setInTheWay(!!isCovered);
    };
    const follow = (event: FocusEvent) => {
      // The path leads into the shadow roots of other islands; what lies there is what has the focus.
      const [target] = event.composedPath();
      focused.current = event.type === 'focusin' && target instanceof Element ? target : null;
      look();
    };
    const leaving = new AbortController();
    const options = { passive: true, signal: leaving.signal };
    for (const type of ['focusin', 'focusout'] as const) addEventListener(type, follow, options);
    for (const type of ['scroll', 'resize']) addEventListener(type, look, options);
    look();
    return () => leaving.abort();
  }, [floating, isShown]);

  return isInTheWay;
}
