/** Minimum distance between a flyout and the edge of the viewport, in px. */
const MARGIN = 8;

/** Horizontal outset of a flyout in px, which aligns its texts with that of its opener. */
const INDENT = 21;

/**
 * Places a shown flyout below its anchor, or above if there is only room there, and keeps it within the viewport. Sets
 * `--ce-_x`, `--ce-_y`, `--ce-_gap` (to the anchor's edge; part of the flyout, so that the pointer can cross it) and
 * `--ce-_room` (remaining height), all in px.
 *
 * @param offset distance from the anchor's upper edge to the flyout's
 * @param align edge of the anchor, along the line, at which the flyout starts or ends
 */
export function placeFlyout(
  anchor: Element,
  flyout: HTMLElement,
  offset: number,
  align: 'start' | 'end',
): void {
  const set = (name: string, pixels: number) => flyout.style.setProperty(`--ce-_${name}`, `${pixels}px`);
  const { left, right, top, bottom, height } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const gap = Math.max(0, offset - height);
  const above = top - gap - MARGIN;
  const below = clientHeight - bottom - gap - MARGIN;
  set('gap', gap);
  const isAbove = below < flyout.scrollHeight - gap && above > below;
  flyout.toggleAttribute('data-above', isAbove);
  set('room', isAbove ? above : below);

  const { offsetWidth, offsetHeight } = flyout;
  const isRtl = getComputedStyle(flyout).direction === 'rtl';
  const start = isRtl ? right - offsetWidth + INDENT : left - INDENT;
  const end = isRtl ? left : right - offsetWidth;
  const most = clientWidth - offsetWidth - MARGIN;
  set('x', Math.max(MARGIN, Math.min(align === 'start' ? start : end, most)));
  set('y', isAbove ? top - offsetHeight : bottom);
}
