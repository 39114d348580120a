import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

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
      const fold = element.querySelector('.ce-basket__fold')?.getBoundingClientRect().height ?? 0;
      const { bottom, height: whole } = element.getBoundingClientRect();
      setHeight(Math.max(0, Math.round(innerHeight - bottom + whole - fold)));
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
    const uncover = (event: FocusEvent) => {
      const path = event.composedPath() as HTMLElement[];
      const element = card.current;
      const focused = path[0];
      if (!element || !focused || path.includes(element)) return;
      // What floats itself is not moved by scrolling.
      if (path.some((each) => each.matches?.('dialog[open], [popover]'))) return;
      if (element.dataset.open && overlap(focused, element) > 0) covered.current();
      // Once the browser has scrolled by itself, and the list is folded.
      requestAnimationFrame(() => {
        const hidden = innerHeight - height - GAP - focused.getBoundingClientRect().bottom;
        if (hidden < 0 && overlap(focused, element) > 0) scrollBy({ top: -hidden, behavior: 'instant' });
      });
    };
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [card, height]);

  return height;
}

/** How many px of an element lie under another one, from above. */
function overlap(element: Element, other: Element): number {
  const one = element.getBoundingClientRect();
  const two = other.getBoundingClientRect();
  const isBeside = one.right <= two.left || one.left >= two.right || one.top >= two.bottom;
  return isBeside ? 0 : one.bottom - two.top;
}
