import { type RefObject, useEffect, useState } from 'react';
import { watchSize } from './watch-size.ts';

/**
 * Whether an element's content is larger than its box, kept up to date. A scrolling box needs a tab stop and a name, or
 * keyboard users cannot reach its content.
 */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    return watchSize(box, () =>
      setOverflows(box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1),
    );
  }, [element]);
  return overflows;
}
