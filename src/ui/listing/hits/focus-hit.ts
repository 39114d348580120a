import { deepActiveElement } from '../../../lib/deep-active-element.ts';

/** Frames that a hit may take to come into the page, where only those near the window are. */
const PATIENCE = 60;

/**
 * Moves the focus to a hit's link as soon as it is in the page.
 *
 * @returns the stop
 */
export function focusHit(root: ParentNode, id: string): () => void {
  let frame = 0;
  let tries = 0;
  const focus = () => {
    const link = root.querySelector<HTMLElement>(`[data-ce-hit="${CSS.escape(id)}"] a`);
    link?.focus({ preventScroll: true });
    // One that is still being measured is hidden, and takes no focus.
    if ((!link || deepActiveElement() !== link) && tries++ < PATIENCE) frame = requestAnimationFrame(focus);
  };
  focus();
  return () => cancelAnimationFrame(frame);
}

/**
 * Draws the hits in another way, without dropping the focus that one of them has.
 *
 * @param redraw changes the page before it returns
 */
export function keepHitFocused(redraw: () => void): void {
  const hit = deepActiveElement()?.closest<HTMLElement>('[data-ce-hit]');
  const root = hit?.getRootNode();
  redraw();
  if (hit?.dataset.ceHit && !hit.isConnected) focusHit(root as ParentNode & Node, hit.dataset.ceHit);
}
