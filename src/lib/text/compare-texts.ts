import { foldText } from './fold-text.ts';

/**
 * Compares texts for `sort`: without regard to case and accents, and the numbers in them by their value; signs by their
 * code. Not by an `Intl.Collator`, which a cheap phone needs 100 ms to make, before the first filter is shown.
 */
export function compareTexts(one: string, other: string): number {
  const [a, b] = [sortKey(one), sortKey(other)];
  if (a === b) return one < other ? -1 : Number(one > other);
  return a < b ? -1 : 1;
}

function sortKey(text: string): string {
  return foldText(text).replace(/\d+/g, (digits) => digits.padStart(15, '0'));
}
