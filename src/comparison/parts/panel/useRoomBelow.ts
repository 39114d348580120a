import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Minimum distance in px between a focused element and the bar. */
export const GAP = 12;

/** Place of the closed bar at the end of the page. */
export interface Room {
  card: RefObject<HTMLDivElement | null>;
  /** In px. */
  height: number;
}

/**
 * Keeps the page usable behind the bar: publishes the closed bar's height (also to the page's floating elements, as
 * `--ce-basket-height` on the root element), and makes scrolling avoid what it covers.
 */
export function useRoomBelow(): Room {
  const card = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const measure = () => {
      // The open list closes as soon as the visitor goes on with the page.
      const fold = element.querySelector<HTMLElement>('.ce-basket__fold')?.offsetHeight ?? 0;
      // Includes the gap below. Not measured by position, which changes while the bar slides in.
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
