/** A character that stands for a minus: hyphens, dashes, the sign itself, and their small and full-width forms. */
export const MINUS = /[-‐‑‒–—―−﹣－]/;

const NUMBER = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(?:(?<=[.,]\d+)e[+-]?\d\d?)?$/i;

/**
 * Reads a decimal number with a point or a comma, and a minus of any kind; a unit `°` or `%` may follow.
 *
 * @returns `undefined` for any other text
 */
export function readDecimal(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(MINUS, '-')
    .replace(/^([+-])\s+/, '$1')
    .replace(/\s*[°%]$/, '');
  // Avoids negative zero.
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) + 0 : undefined;
}
