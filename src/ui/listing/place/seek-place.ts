import type { MeasuredPlace } from './measure-place.ts';

/** Frames that the anchor may take to come into the page, where only hits near the window are. */
const PATIENCE = 90;

/** Frames for which it is held there: what lies above finds its height, and the browser restores a place of its own. */
const HOLD = 30;

/**
 * Scrolls until the anchor stands where it stood. In a long list the hits near it come into the page only as one
 * scrolls there, so the way is measured again on each frame.
 *
 * @param ids of all hits, in their order
 * @returns the stop; scrolling by hand stops, too
 */
export function seekPlace(
  root: ParentNode,
  { anchor, offset = 0 }: MeasuredPlace,
  ids: readonly string[],
): () => void {
  const target = anchor === undefined ? -1 : ids.indexOf(anchor);
  let frame = 0;
  let left = target < 0 ? 0 : PATIENCE;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of BY_HAND) removeEventListener(type, stop);
  };
  const step = () => {
    const shown = [...root.querySelectorAll<HTMLElement>('[data-ce-hit]')];
    const hit = shown.find(({ dataset }) => dataset.ceHit === anchor);
    const by = hit ? hit.getBoundingClientRect().top - offset : distanceTo(target, shown, ids);
    if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: 'instant' });
    left -= 1;
    if (hit) left = Math.min(left, HOLD);
    if (left > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const type of BY_HAND) addEventListener(type, stop, { passive: true });
  if (left > 0) step();
  else stop();
  return stop;
}

const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Pixels to a hit that is not in the page, by the mean height of those that are. */
function distanceTo(target: number, shown: readonly HTMLElement[], ids: readonly string[]): number {
  const [first] = shown;
  const last = shown.at(-1);
  if (!first || !last) return 0;
  const place = (hit: HTMLElement) => ids.indexOf(hit.dataset.ceHit ?? '');
  const { top } = first.getBoundingClientRect();
  const { bottom } = last.getBoundingClientRect();
  const height = (bottom - top) / (place(last) - place(first) + 1);
  return top + (target - place(first)) * height;
}
