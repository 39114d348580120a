import { deepActiveElement } from '../../../lib/focus/deep-active-element.ts';

/** Maximum number of frames until a hit is rendered in a virtual list. */
const PATIENCE = 60;

/** Number of frames after which the page is scrolled by a pixel, and next time back. */
const NUDGE = 10;

/**
 * Focuses a hit's link as soon as it is rendered.
 *
 * @returns a function that stops it
 */
export function focusHit(root: ParentNode, id: string): () => void {
  let frame = 0;
  let tries = 0;
  const focus = () => {
    const link = root.querySelector<HTMLElement>(`[data-ce-hit="${CSS.escape(id)}"] a`);
    link?.focus({ preventScroll: true });
    // virtua draws the same hits until it hears of the scroll that it has made to correct a measured height. Firefox
    // leaves that out if it is less than a pixel.
    if (!link && tries > 0 && tries % NUDGE === 0)
      scrollBy({ top: tries % (2 * NUDGE) === 0 ? -1 : 1, behavior: 'instant' });
    // A hit that is still being measured is hidden and cannot be focused.
    if ((!link || deepActiveElement() !== link) && tries++ < PATIENCE) frame = requestAnimationFrame(focus);
  };
  focus();
  return () => cancelAnimationFrame(frame);
}

/**
 * Changes how hits are rendered, without losing the focus on one of them.
 *
 * @param redraw changes the page synchronously
 */
export function keepHitFocused(redraw: () => void): void {
  const hit = deepActiveElement()?.closest<HTMLElement>('[data-ce-hit]');
  const root = hit?.getRootNode();
  redraw();
  if (hit?.dataset.ceHit && !hit.isConnected) focusHit(root as ParentNode & Node, hit.dataset.ceHit);
}
