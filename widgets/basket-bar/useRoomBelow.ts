import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Distance in px that a focused element keeps from the bar. */
export const GAP = 12;

/** The closed bar's place at the page's lower end. */
export interface Room {
  card: RefObject<HTMLDivElement | null>;
  /** In px. */
  height: number;
}

/**
 * Keeps the page usable behind the bar: says how high the closed one is (to the page's own floating parts, too, as
 * `--ce-basket-height` on the root element), and makes scrolling leave out what it covers.
 */
export function useRoomBelow(): Room {
  const card = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const measure = () => {
      // The open list is gone as soon as someone goes on with the page.
      const fold = element.querySelector<HTMLElement>('.ce-basket__fold')?.offsetHeight ?? 0;
      // With the gap below; not by its place, which moves while it slides in.
      const { offsetHeight: whole } = element.parentElement ?? element;
      setHeight(whole - fold);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--ce-basket-height', `${height}px`);
    style.setProperty('scroll-padding-block-end', `${height + GAP}px`);
    return () => {
      style.removeProperty('--ce-basket-height');
      style.removeProperty('scroll-padding-block-end');
    };
  }, [height]);

  return useMemo(() => ({ card, height }), [height]);
}
