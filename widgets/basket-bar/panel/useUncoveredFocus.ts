import { useEffect, useRef } from 'react';
import { deepActiveElement } from '../../../src/lib/deep-active-element.ts';
import { onFocusMove } from '../../../src/lib/on-focus-move.ts';
import { GAP, type Room } from '../useRoomBelow.ts';

/**
 * Brings a focused element of the page out from under the bar (WCAG 2.2, 2.4.11).
 *
 * @param onCovered an element of the page has the focus under the open list
 */
export function useUncoveredFocus({ card, height }: Room, onCovered: () => void): void {
  const covered = useRef(onCovered);
  useEffect(() => {
    covered.current = onCovered;
  });

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
      const room = innerHeight - height - GAP;
      // A region, such as the page's main part, has the focus after a press on its text. It fits nowhere else.
      if (bottom - top > room) return;
      const hidden = bottom - room;
      if (hidden > 0) scrollBy({ top: hidden, behavior: 'instant' });
    };
    // Once the focus has moved, and the browser has scrolled by itself.
    const look = () => requestAnimationFrame(uncover);
    // What was pressed by key a moment ago may lie where the bar comes up; a page must not move under a pointer.
    if (deepActiveElement()?.matches(':focus-visible')) look();
    return onFocusMove(look);
  }, [card, height]);
}

/** What floats itself is not moved by scrolling. */
function floats(element: Element): boolean {
  const { host } = element.getRootNode() as ShadowRoot;
  return element.closest('dialog[open], [popover]') !== null || (host instanceof Element && floats(host));
}
