import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deepActiveElement } from '../../src/lib/deep-active-element.ts';

/** Distance in px that a focused element keeps from the bar. */
const GAP = 12;

/**
 * Keeps the page usable behind the bar: says how high it is (to the page's own floating parts, too, as
 * `--ce-basket-height` on the root element), makes scrolling leave out what it covers, and brings a focused
 * element of the page out from under it (WCAG 2.2, 2.4.11).
 *
 * @param onCovered an element of the page has the focus under the open list
 * @returns the height of the closed bar in px
 */
export function useRoomBelow(card: RefObject<HTMLElement | null>, onCovered: () => void): number {
  const [height, setHeight] = useState(0);
  const covered = useRef(onCovered);
  useEffect(() => {
    covered.current = onCovered;
  });

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
  }, [card]);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--ce-basket-height', `${height}px`);
    style.setProperty('scroll-padding-block-end', `${height + GAP}px`);
    return () => {
      style.removeProperty('--ce-basket-height');
      style.removeProperty('scroll-padding-block-end');
    };
  }, [height]);

  useEffect(() => {
    const uncover = () => {
      const element = card.current;
      const focused = deepActiveElement();
      if (!element || !focused || element.contains(focused) || floats(focused)) return;
      const bar = element.getBoundingClientRect();
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      if (right <= bar.left || left >= bar.right || top >= innerHeight) return;
      if (element.dataset.open && bottom > bar.top) covered.current();
      // Where the bar will be: it may be sliding in.
      const hidden = bottom - (innerHeight - height - GAP);
      if (hidden > 0) scrollBy({ top: hidden, behavior: 'instant' });
    };
    // Once the focus has moved, and the browser has scrolled by itself.
    const look = () => requestAnimationFrame(uncover);
    const leaving = new AbortController();
    document.addEventListener('focusin', look, { signal: leaving.signal });
    // From one part of a shadow root to the next, no focus event leaves it.
    const tab = ({ key }: KeyboardEvent) => key === 'Tab' && look();
    addEventListener('keydown', tab, { capture: true, signal: leaving.signal });
    // What was pressed by key a moment ago may lie where the bar comes up; a page must not move under a pointer.
    if (deepActiveElement()?.matches(':focus-visible')) look();
    return () => leaving.abort();
  }, [card, height]);

  return height;
}

/** What floats itself is not moved by scrolling. */
function floats(element: Element): boolean {
  const { host } = element.getRootNode() as ShadowRoot;
  return element.closest('dialog[open], [popover]') !== null || (host instanceof Element && floats(host));
}
