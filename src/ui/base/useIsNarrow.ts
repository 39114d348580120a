import { type RefObject, useContext, useLayoutEffect, useState } from 'react';
import { IslandPlaceContext } from './island-place.ts';
import { watchSize } from './watch-size.ts';

/**
 * Whether an element is narrower than `limit`, in px at a font size of 16; updated when it changes. Until the element is
 * there, its island's width tells, so that phones do not render the wide layout first.
 */
export function useIsNarrow(element: RefObject<HTMLElement | null>, limit: number): boolean {
  const place = useContext(IslandPlaceContext);
  const [isNarrow, setNarrow] = useState(() => isBelow(place?.width() ?? 0, limit));
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    return watchSize(box, () => {
      const scale = Number.parseFloat(getComputedStyle(box).fontSize) / 16 || 1;
      setNarrow(isBelow(box.clientWidth, limit * scale));
    });
  }, [element, limit]);
  return isNarrow;
}

function isBelow(width: number, limit: number): boolean {
  return width > 0 && width < limit;
}
