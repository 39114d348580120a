/** The ends of an axis, and where its ticks are. */
export interface Axis {
  min: number;
  max: number;
  ticks: readonly number[];
}

/** The rectangle that values are drawn in, in the units of the picture. */
export interface Plot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the place of a value on a line from `start` to `end`; beyond the axis it is the nearer end. */
export function placeOn({ min, max }: Pick<Axis, 'min' | 'max'>, start: number, end: number) {
  return (value: number) => {
    const share = (Math.min(max, Math.max(min, value)) - min) / (max - min);
    return start + share * (end - start);
  };
}

/** Writes a tick's number with a true minus. */
export function formatTick(tick: number): string {
  return String(tick).replace('-', '−');
}
