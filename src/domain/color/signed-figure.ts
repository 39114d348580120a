/** Formats a difference with two decimals and its sign, with a true minus; zero has no sign. */
export function signedFigure(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  const digits = Math.abs(rounded).toFixed(2);
  if (rounded === 0) return digits;
  return `${rounded > 0 ? '+' : '−'}${digits}`;
}
