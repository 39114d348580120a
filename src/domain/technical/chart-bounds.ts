/** Ends of an axis. */
export interface Bounds {
  min: number;
  max: number;
}

/**
 * Bounds of an axis: multiples of 5 with a margin of 10 around the values (spec P§9, decision B78).
 *
 * @param lowest minimum of the bounds, such as 0 for lightness and chroma
 * @returns `null` without values
 */
export function chartBounds(values: readonly number[], lowest = -Infinity): Bounds | null {
  if (values.length === 0) return null;
  return {
    min: Math.max(lowest, Math.floor((Math.min(...values) - 10) / 5) * 5),
    max: Math.ceil((Math.max(...values) + 10) / 5) * 5,
  };
}

/** Extends the shorter of two axes, so that both have the same scale: a square of the colour plane. */
export function squareBounds(across: Bounds, up: Bounds): [across: Bounds, up: Bounds] {
  const span = Math.max(across.max - across.min, up.max - up.min);
  return [widen(across, span), widen(up, span)];
}

function widen({ min, max }: Bounds, span: number): Bounds {
  // Spans are multiples of 5, so the lower end remains one, too.
  const below = Math.floor((span - (max - min)) / 2 / 5) * 5;
  return { min: min - below, max: min - below + span };
}

/** Tick positions on an axis: round multiples of 5, at most `most`. */
export function chartTicks({ min, max }: Bounds, most = 8): number[] {
  const steps = [5, 10, 20, 25, 50, 100, 200, 500];
  const count = (step: number) => Math.floor(max / step) - Math.ceil(min / step) + 1;
  const step = steps.find((each) => count(each) <= most) ?? max - min;
  // Avoids negative zero, which would be shown as −0.
  return Array.from({ length: count(step) }, (_, at) => (Math.ceil(min / step) + at) * step + 0);
}
