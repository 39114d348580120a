/** The median; the mean of the two middle values for an even count. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing');
  return (low + high) / 2;
}

/** The median of one field. */
export function medianOf<Field extends string>(rows: readonly Record<Field, number>[], field: Field): number {
  return median(rows.map((row) => row[field]));
}

/** The minimum of one field: the page's own time, since other work on the machine only adds to it. */
export function leastOf<Field extends string>(rows: readonly Record<Field, number>[], field: Field): number {
  return Math.min(...rows.map((row) => row[field]));
}
