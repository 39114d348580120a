/** The middle value; the mean of the two middle ones for an even count. Throws without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There is no median of nothing');
  return (low + high) / 2;
}

/** The median of one field of many measurements. */
export function medianOf<Field extends string>(rows: readonly Record<Field, number>[], field: Field): number {
  return median(rows.map((row) => row[field]));
}

/** The least value of one field: what the page itself takes, since other work of the machine only adds to it. */
export function leastOf<Field extends string>(rows: readonly Record<Field, number>[], field: Field): number {
  return Math.min(...rows.map((row) => row[field]));
}
