import { type RefObject, useEffect, useState } from 'react';
import { deepActiveElement } from '../../lib/focus/deep-active-element.ts';
import { onFocusMove } from '../../lib/focus/on-focus-move.ts';
import { overlaps } from '../../lib/scroll/overlaps.ts';

/**
 * Whether an element that floats over the page covers the focused element (WCAG 2.2, 2.4.11).
 *
 * @param isShown whether the element floats at all
 * @param coversAll whether it covers more than the focused element, such as the dialog around it
 */
export function useIsCovering(
  floating: RefObject<HTMLElement | null>,
  isShown: boolean,
  coversAll?: () => boolean,
): boolean {
  const [isCovering, setCovering] = useState(false);

  useEffect(() => {
    const measure = () => {
      const element = floating.current;
      const focused = deepActiveElement();
      const isCovered =
        isShown &&
        element &&
        focused &&
        !element.contains(focused) &&
        (coversAll?.() || overlaps(focused.getBoundingClientRect(), element.getBoundingClientRect()));
      setCovering(!!isCovered);
    };
    const stop = onFocusMove(measure);
    const leaving = new AbortController();
    for (const type of ['scroll', 'resize']) {
      addEventListener(type, measure, { passive: true, signal: leaving.signal });
    }
    measure();
    return () => {
      stop();
      leaving.abort();
    };
  }, [floating, isShown, coversAll]);

  return isCovering;
}
