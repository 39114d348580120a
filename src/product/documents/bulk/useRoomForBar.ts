import { type RefObject, useLayoutEffect } from 'react';

const NAME = '--ce-bar-end';

/**
 * Tells the page's own floating parts how far a bar at the window's lower end reaches up, as `--ce-bar-end` on the
 * root element, while it is in sight. Scrolling to what has the focus leaves it out, too.
 *
 * @param isShown whether there is a bar
 */
export function useRoomForBar(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    let isSeen = false;
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).bottom) || 0;
      if (isSeen) style.setProperty(NAME, `${element.offsetHeight + gap}px`);
      else style.removeProperty(NAME);
    };
    const seen = new IntersectionObserver((entries) => {
      isSeen = entries.at(-1)?.isIntersecting ?? false;
      measure();
    });
    const size = new ResizeObserver(measure);
    seen.observe(element);
    size.observe(element);
    return () => {
      seen.disconnect();
      size.disconnect();
      style.removeProperty(NAME);
    };
  }, [bar, isShown]);
}
