/** Minimum distance between a popover and the edge of the viewport, in px. */
const MARGIN = 8;

/** Outset in px of a popover at the start of its anchor, which aligns the texts of both. */
const INDENT = 21;

/** Above the middle of the anchor; or below it, aligned with its start or end. */
type Placement = 'top' | 'start' | 'end';

/**
 * Keeps a shown popover beside its anchor and within the viewport while the page is scrolled or resized; on the other
 * side where only there is enough room. A gap is part of the popover, as padding, so that the pointer can cross it. Sets
 * `data-above` and, in px, `--ce-_x`, `--ce-_y` and `--ce-_room` (available height).
 *
 * Unlike `placePopover`, written by hand: flyouts open on every page, and Floating UI would add 5.5 kB to it, or 2.4 kB
 * without its handling of what is not in the top layer (`@floating-ui/core`). The tooltips of a page's own content are
 * 2.5 kB and would be 8. Loaded on demand, it would delay menus, and keep them shut without a connection.
 *
 * @param leaving stops it
 */
export function placeBeside(
  anchor: Element,
  popover: HTMLElement,
  placement: Placement,
  leaving: AbortSignal,
): void {
  const set = (name: string, pixels: number) => popover.style.setProperty(`--ce-_${name}`, `${pixels}px`);
  const prefersAbove = placement === 'top';

  const update = () => {
    const { left, right, top, bottom } = anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const above = top - MARGIN;
    const below = clientHeight - bottom - MARGIN;
    const isTooHigh = popover.offsetHeight > (prefersAbove ? above : below);
    const isAbove = isTooHigh ? above > below : prefersAbove;
    popover.toggleAttribute('data-above', isAbove);
    set('room', isAbove ? above : below);

    const { offsetWidth, offsetHeight } = popover;
    const isRtl = getComputedStyle(popover).direction === 'rtl';
    const x = {
      top: (left + right - offsetWidth) / 2,
      start: isRtl ? right - offsetWidth + INDENT : left - INDENT,
      end: isRtl ? left : right - offsetWidth,
    }[placement];
    set('x', Math.max(MARGIN, Math.min(x, clientWidth - offsetWidth - MARGIN)));
    set('y', isAbove ? top - offsetHeight : bottom);
  };

  update();
  for (const type of ['scroll', 'resize']) {
    addEventListener(type, update, { capture: true, signal: leaving });
  }
}
