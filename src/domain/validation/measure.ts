/** Returns the value that `min` and `max` limit: the length of a text, or the value of a number (decision 59). */
export function measure(value: string | number): number {
  return typeof value === 'number' ? value : [...value].length;
}
