const COLORS = ['rgb', 'lightness', 'a', 'b', 'chroma', 'hue'];

/** Whether a row of technical properties belongs to the measured colour. */
export function isColorRow({ key }: { key: string }): boolean {
  return COLORS.includes(key);
}
