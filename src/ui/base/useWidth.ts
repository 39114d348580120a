import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from './watch-size.ts';

/** Width of an element in whole px, updated when it changes; 0 until it is measured, and while it is not shown. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    return watchSize(box, () => setWidth(box.clientWidth));
  }, [element]);
  return width;
}
