import { deepActiveElement } from '../../../lib/focus/deep-active-element.ts';

/** Maximum number of frames to wait for the hit: its code may still be loading. */
const PATIENCE = 600;

/** By any of these, visitors have gone on by themselves. */
const BY_HAND = ['keydown', 'pointerdown'] as const;

/**
 * Focuses a hit's link once it is rendered, for a visitor who comes back from it: the focus would otherwise be on the
 * page's body. Does nothing if something else has the focus.
 *
 * @returns a function that stops it
 */
export function focusHit(root: ParentNode, id: string): () => void {
  let frame = 0;
  let left = PATIENCE;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of BY_HAND) removeEventListener(type, stop);
  };
  const step = () => {
    left -= 1;
    const link = root.querySelector<HTMLElement>(`[data-ce-hit="${CSS.escape(id)}"] a[href]`);
    if (link && deepActiveElement() === null) link.focus({ preventScroll: true });
    if (deepActiveElement() === null && left > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const type of BY_HAND) addEventListener(type, stop);
  step();
  return stop;
}
