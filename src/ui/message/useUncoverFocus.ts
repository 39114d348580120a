import { type RefObject, useEffect } from 'react';
import { deepActiveElement } from '../../lib/focus/deep-active-element.ts';
import { onFocusMove } from '../../lib/focus/on-focus-move.ts';
import { overlaps } from '../../lib/scroll/overlaps.ts';

/** Distance in px between the messages and what they must not cover. */
const GAP = 8;

/**
 * Moves messages at the bottom of the viewport above the focused element, such as the button that caused them (WCAG
 * 2.2, 2.4.11): when a message appears, and when the focus moves. If there is no room above, they stay.
 *
 * @param newest id of the newest message; `undefined` without one
 */
export function useUncoverFocus(region: RefObject<HTMLElement | null>, newest: string | undefined): void {
  useEffect(() => {
    const element = region.current;
    if (!element || newest === undefined) return;
    const uncover = () => {
      // A press on one of its buttons focuses that first: if it moved away from the pointer, it would never be clicked.
      const active = deepActiveElement();
      if (!active || element.contains(active)) return;
      element.style.setProperty('--ce-_lift', `${liftOf(element)}px`);
    };
    uncover();
    return onFocusMove(uncover);
  }, [region, newest]);
}

/** How far the region must move up, from its position without an offset. */
function liftOf(region: HTMLElement): number {
  region.style.setProperty('--ce-_lift', '0px');
  const active = deepActiveElement();
  if (!active) return 0;
  // Above its label, too: a field without one is a riddle.
  const covered = [active, ...labelsOf(active)].map((each) => each.getBoundingClientRect());
  const isCovered = [...region.children].some((list) => {
    const box = list.getBoundingClientRect();
    return covered.some((each) => overlaps(box, each));
  });
  const { bottom, height } = region.getBoundingClientRect();
  const lift = bottom - Math.min(...covered.map(({ top }) => top)) + GAP;
  return isCovered && lift + height < innerHeight ? lift : 0;
}

function labelsOf(active: Element): Iterable<Element> {
  return (active as Partial<HTMLInputElement>).labels ?? [];
}
