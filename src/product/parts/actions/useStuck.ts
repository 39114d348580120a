import { type RefObject, useLayoutEffect } from 'react';

/** Height of the bar on the root element, for what sticks to the window below it. */
const NAME = '--ce-bar-start';

/** Width in px below which an island is a column of the page, with which the bar does not align. */
const COLUMN = 704;

/**
 * Puts an element into the top layer while its room is kept. It stays the same element at the same position of the
 * document: what has the focus keeps it. Not `position: fixed` with a `z-index`: transformed or filtered ancestors confine
 * that, as does our own frame in browsers where `container-type` contains layout, and it stays within the page's stacking
 * contexts.
 *
 * @param isStuck whether it does so
 */
export function useStuck(
  bar: RefObject<HTMLElement | null>,
  room: RefObject<HTMLElement | null>,
  isStuck: boolean,
): void {
  useLayoutEffect(() => {
    const [element, kept] = [bar.current, room.current];
    if (!isStuck || !element || !kept) return;
    const root = document.documentElement.style;
    kept.style.setProperty('--ce-_kept', `${kept.offsetHeight}px`);
    element.setAttribute('popover', 'manual');
    element.showPopover();
    const measure = () => {
      root.setProperty(NAME, `${element.offsetHeight}px`);
      const { left = 0, right = 0, width = 0 } = kept.closest('.ce-root')?.getBoundingClientRect() ?? {};
      const padding = Number.parseFloat(getComputedStyle(element).paddingInlineStart) || 0;
      const indent = (space: number) => `${width < COLUMN ? 0 : Math.max(0, space - padding)}px`;
      element.style.setProperty('--ce-_start', indent(left));
      element.style.setProperty('--ce-_end', indent(document.documentElement.clientWidth - right));
    };
    const size = new ResizeObserver(measure);
    size.observe(element);
    measure();
    return () => {
      size.disconnect();
      root.removeProperty(NAME);
      element.hidePopover();
      element.removeAttribute('popover');
      kept.style.removeProperty('--ce-_kept');
    };
  }, [bar, room, isStuck]);
}
