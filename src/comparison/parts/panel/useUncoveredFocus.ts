import { useEffect, useRef } from 'react';
import { deepActiveElement } from '../../../lib/focus/deep-active-element.ts';
import { onFocusMove } from '../../../lib/focus/on-focus-move.ts';
import { GAP, type Room } from './useRoomBelow.ts';

/**
 * Scrolls a focused element of the page out from under the bar (WCAG 2.2, 2.4.11).
 *
 * @param onCovered called when the open list covers the focused element
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
      // The bar's final position: it may be sliding in.
      const room = innerHeight - height - GAP;
      // A press on text focuses its region, such as the page's main part, which is too large to uncover.
      if (bottom - top > room) return;
      const hidden = bottom - room;
      if (hidden > 0) scrollBy({ top: hidden, behavior: 'instant' });
    };
    // After the focus has moved and the browser has scrolled.
    const uncoverSoon = () => requestAnimationFrame(uncover);
    // Keyboard only: what was just activated may lie under the bar, but the page must not move under a pointer.
    if (deepActiveElement()?.matches(':focus-visible')) uncoverSoon();
    return onFocusMove(uncoverSoon);
  }, [card, height]);
}

/** Floating elements don't move when the page scrolls. */
function floats(element: Element): boolean {
  const { host } = element.getRootNode() as ShadowRoot;
  return element.closest('dialog[open], [popover]') !== null || (host instanceof Element && floats(host));
}
