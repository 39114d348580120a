import { deepActiveElement } from '../../../lib/deep-active-element.ts';

/** Maximum number of frames until a hit is rendered in a virtual list. */
const PATIENCE = 60;

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
