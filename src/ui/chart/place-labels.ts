import type { Plot } from './axis.ts';
import type { SharedLabel } from './share-labels.ts';

/** A placed label: `x` is its start or end, `y` its baseline. */
export interface PlacedLabel {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** Width of a letter and height of a line, at the label's font size. */
const LETTER = 8;
const LINE = 12;

/** Directions from a point, in the order of preference. */
const DIRECTIONS = [
  [1, 0],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

/** Returns a position for each label beside its point, where it covers no other label or point if possible. */
export function placeLabels(
  labels: readonly SharedLabel[],
  { points, distance, plot }: { points: readonly { x: number; y: number }[]; distance: number; plot: Plot },
): PlacedLabel[] {
  const taken: Plot[] = points.map(({ x, y }) => boxAround(x, y, distance - 2));
  return labels.map(({ text, x, y }) => {
    const width = text.length * LETTER;
    const candidates = DIRECTIONS.map(([across, down]) => {
      const left = across > 0 ? x + distance : x - distance - width;
      const middle = y + down * distance;
      const box = { left, right: left + width, top: middle - LINE / 2, bottom: middle + LINE / 2 };
      return { box, anchor: across > 0 ? ('start' as const) : ('end' as const) };
    });
    const isFree = ({ box }: { box: Plot }) =>
      isWithin(box, plot) && !taken.some((other) => overlap(box, other));
    const best =
      candidates.find(isFree) ?? candidates.find(({ box }) => isWithin(box, plot)) ?? candidates[0];
    if (!best) throw new Error('There are no directions.');
    const { box, anchor } = best;
    taken.push(box);
    return { text, anchor, x: anchor === 'start' ? box.left : box.right, y: box.bottom - 2 };
  });
}

function boxAround(x: number, y: number, reach: number): Plot {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

function isWithin(box: Plot, plot: Plot): boolean {
  return box.left >= plot.left && box.right <= plot.right && box.top >= plot.top && box.bottom <= plot.bottom;
}

function overlap(one: Plot, other: Plot): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
