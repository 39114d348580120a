import { type RefObject, useEffect } from 'react';
import { watchSize } from './watch-size.ts';

/** Marks a box with `data-more` while some of its content lies beyond its end, so that it doesn't seem whole. */
export function useMoreMark(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const mark = () =>
      box.toggleAttribute('data-more', box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > 1);
    box.addEventListener('scroll', mark, { passive: true });
    const stop = watchSize(box, mark);
    return () => {
      box.removeEventListener('scroll', mark);
      stop();
    };
  }, [element]);
}
