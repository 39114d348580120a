import type { MeasuredPlace } from './measure-place.ts';

/** Maximum number of frames with hits until the anchor is rendered in a virtual list. */
const PATIENCE = 90;

/**
 * Number of frames for which the anchor is held in place: content above gets its real height, and the browser restores
 * a scroll position of its own.
 */
const HOLD = 30;

/**
 * Scrolls until the anchor is at its former position. In a long list, hits are rendered only while scrolling, so the
 * distance is measured again in each frame.
 *
 * @param ids ids of all hits, in order
 * @returns a function that stops it; the visitor's own scrolling stops it, too
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
    // Until the first hit is rendered, the code that renders hits may still be loading.
    if (shown.length > 0) left -= 1;
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

/** Distance in px to a hit that is not rendered, by the mean height of rendered ones. */
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
