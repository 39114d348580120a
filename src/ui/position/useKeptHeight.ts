import { type RefObject, useLayoutEffect } from 'react';
import { watchSize } from '../base/watch-size.ts';

/**
 * Keeps an element as high as it has been at its width, as `--ce-_kept`: what stands below stays where it is while the
 * element has less to say.
 */
export function useKeptHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    let width = box.offsetWidth;
    return watchSize(box, () => {
      if (box.offsetWidth !== width) box.style.removeProperty('--ce-_kept');
      width = box.offsetWidth;
      box.style.setProperty('--ce-_kept', `${box.offsetHeight}px`);
    });
  }, [element]);
}
