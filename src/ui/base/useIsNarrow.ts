import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from './watch-size.ts';

/** Whether an element is narrower than `limit`, in px at a font size of 16; updated when it changes. */
export function useIsNarrow(element: RefObject<HTMLElement | null>, limit: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    return watchSize(box, () => {
      const scale = Number.parseFloat(getComputedStyle(box).fontSize) / 16 || 1;
      setNarrow(box.clientWidth > 0 && box.clientWidth < limit * scale);
    });
  }, [element, limit]);
  return isNarrow;
}
