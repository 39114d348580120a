/** The ends of an axis, and its ticks. */
export interface Axis {
  min: number;
  max: number;
  ticks: readonly number[];
}

/** The plot area, in the units of the picture. */
export interface Plot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the position of a value on a line from `start` to `end`; values beyond the axis go to the nearer end. */
export function positionOn({ min, max }: Pick<Axis, 'min' | 'max'>, start: number, end: number) {
  return (value: number) => {
    const share = (Math.min(max, Math.max(min, value)) - min) / (max - min);
    return start + share * (end - start);
  };
}

/** Formats a tick's number with a true minus sign. */
export function formatTick(tick: number): string {
  return String(tick).replace('-', '−');
}
