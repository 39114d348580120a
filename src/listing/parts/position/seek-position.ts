import { onMoveByHand } from '../../../lib/scroll/on-move-by-hand.ts';
import type { ListingPosition } from '../../rules/listing-position.ts';

/** Maximum number of frames with a list until the anchor is rendered in it. */
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
 * @param indexOf index of a hit among all, missing ones included; -1 if there is none. Asked in each frame: meanwhile,
 * missing hits may come
 * @returns a function that stops it; the visitor's own scrolling stops it, too
 */
export function seekPosition(
  root: ParentNode,
  { anchor, offset = 0, count }: Pick<ListingPosition, 'anchor' | 'offset' | 'count'>,
  indexOf: (id: string | undefined) => number,
): () => void {
  let frame = 0;
  let left = PATIENCE;
  const stop = () => {
    cancelAnimationFrame(frame);
    stopWatching();
  };
  const step = () => {
    const target = indexOf(anchor);
    if (target < 0) {
      stop();
      return;
    }
    const shown = hitsIn(root);
    const hit = shown.find(({ dataset }) => dataset.ceHit === anchor);
    const position = hit ? hit.getBoundingClientRect().top : estimateTop(target, shown);
    if (position !== undefined && Math.abs(position - offset) > 0.5) scrollHits(position - offset, root);
    // Until the list is rendered, its code may still be loading.
    if (position !== undefined) left -= 1;
    if (hit) left = Math.min(left, HOLD);
    if (left > 0) frame = requestAnimationFrame(step);
    else stop();
  };
  /** Estimates the distance from the top of a hit that is not rendered, in px. */
  const estimateTop = (target: number, shown: readonly HTMLElement[]): number | undefined => {
    const [first] = shown;
    const last = shown.at(-1);
    if (first && last) {
      const from = indexOf(first.dataset.ceHit);
      const { top } = first.getBoundingClientRect();
      const { bottom } = last.getBoundingClientRect();
      return top + ((target - from) * (bottom - top)) / (indexOf(last.dataset.ceHit) - from + 1);
    }
    // A virtual list shows only missing hits where it begins.
    const list = root.querySelector('[data-ce-window]')?.getBoundingClientRect();
    return list && list.top + (target * list.height) / count;
  };
  const stopWatching = onMoveByHand(stop);
  step();
  return stop;
}

function hitsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-ce-hit]')];
}

/** Scrolls, unless that moves no hit: few hits stick to the window (listing-frame.css). */
function scrollHits(distance: number, root: ParentNode): void {
  const topOfFirst = () => hitsIn(root)[0]?.getBoundingClientRect().top;
  const before = { y: scrollY, top: topOfFirst() };
  scrollBy({ top: distance, behavior: 'instant' });
  if (before.top !== undefined && before.top === topOfFirst())
    scrollTo({ top: before.y, behavior: 'instant' });
}
