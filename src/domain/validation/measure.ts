/** What `min` and `max` look at: the length of a text in characters, the value of a number (decision 59). */
export function measure(value: string | number): number {
  return typeof value === 'number' ? value : [...value].length;
}
