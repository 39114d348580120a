import type { KeptPosition } from '../../lib/scroll/kept-position.ts';
import { onMoveByHand } from '../../lib/scroll/on-move-by-hand.ts';

/** A part of a page by which a place is found again. */
export interface Anchor {
  id: string;
  element: Element;
  /** Opens what hides its content. */
  open?: (() => void) | undefined;
}

/** Maximum number of frames until the content is there. */
const PATIENCE = 600;

/** Number of frames for which the place is held: the browser restores a scroll position of its own, too. */
const HOLD = 30;

/**
 * Scrolls until what was being read is where it was, as content comes. Stops when the reader moves.
 *
 * @param listAnchors asked in each frame
 * @param onEnd called once the place is held, given up, or left
 * @returns a function that stops it
 */
export function holdPosition(
  { y, id, offset = 0, isOpen }: KeptPosition,
  listAnchors: () => readonly Anchor[],
  onEnd: () => void,
): () => void {
  let frame = 0;
  let left = PATIENCE;
  let held = 0;
  let toOpen = isOpen;
  const distance = () => {
    if (id === undefined) return y - scrollY;
    const anchor = listAnchors().find((each) => each.id === id);
    if (anchor && toOpen) anchor.open?.();
    if (anchor) toOpen = false;
    return anchor && anchor.element.getBoundingClientRect().top - offset;
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    stopWatching();
    onEnd();
  };
  const step = () => {
    left -= 1;
    const missing = distance();
    // Browsers round scroll positions to the pixels of the screen.
    const isThere = missing !== undefined && Math.abs(missing) <= 0.5;
    held = isThere ? held + 1 : 0;
    if (missing !== undefined && !isThere) scrollBy({ top: missing, behavior: 'instant' });
    if (held < HOLD && left > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  const stopWatching = onMoveByHand(stop);
  step();
  return stop;
}
