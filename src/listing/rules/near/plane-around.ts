import type { Lab } from '../../../domain/color/lab.ts';

/** An axis of a plane: its ends and its ticks. */
interface PlaneAxis {
  min: number;
  max: number;
  ticks: number[];
}

/** Factor by which the plane extends beyond the farthest colour. */
const MARGIN = 1.15;

/** Minimum extent of the plane on each side of its centre. */
const LEAST = 2;

const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_TICKS = 7;

/**
 * Axes of a square section of the plane of a* and b* around a colour, as wide as the farthest of the others, with equal
 * scales.
 */
export function planeAround(center: Lab, others: readonly Lab[]): { a: PlaneAxis; b: PlaneAxis } {
  const far = others.flatMap(({ a, b }) => [Math.abs(a - center.a), Math.abs(b - center.b)]);
  const reach = Math.max(LEAST, ...far) * MARGIN;
  return { a: axisAround(center.a, reach), b: axisAround(center.b, reach) };
}

function axisAround(center: number, reach: number): PlaneAxis {
  const [min, max] = [center - reach, center + reach];
  const step = STEPS.find((each) => (2 * reach) / each < MOST_TICKS) ?? 100;
  const first = Math.ceil(min / step);
  const count = Math.floor(max / step) - first + 1;
  // Avoids negative zero, which would be shown as −0.
  return { min, max, ticks: Array.from({ length: count }, (_, at) => (first + at) * step + 0) };
}
