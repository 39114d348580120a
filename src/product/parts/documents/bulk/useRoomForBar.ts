import { type RefObject, useLayoutEffect } from 'react';

const NAME = '--ce-bar-end';

/** Room in px for what floats at the window's lower end; a bar that leaves this much below it is not in the way. */
const ROOM = 88;

/**
 * Tells the page's own floating parts how far a bar reaches up from the window's lower end, as `--ce-bar-end` on the
 * root element, while it is there. Scrolling to what has the focus leaves it out, too.
 *
 * @param isShown whether there is a bar
 */
export function useRoomForBar(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < innerHeight && bottom > innerHeight - ROOM) style.setProperty(NAME, `${innerHeight - top}px`);
      else style.removeProperty(NAME);
    };
    const size = new ResizeObserver(measure);
    size.observe(element);
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      size.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
      style.removeProperty(NAME);
    };
  }, [bar, isShown]);
}
