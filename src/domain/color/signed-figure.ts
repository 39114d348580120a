/** Writes a difference to two decimals with its sign, a true minus for negative ones; zero has none. */
export function signedFigure(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  const digits = Math.abs(rounded).toFixed(2);
  if (rounded === 0) return digits;
  return `${rounded > 0 ? '+' : '−'}${digits}`;
}
