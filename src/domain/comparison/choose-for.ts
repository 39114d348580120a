import type { Comparison } from './comparison.ts';

/** An empty comparison for an industry (spec S§4 "Comparison"); one with products stays as it is. */
export function chooseFor(comparison: Comparison, industry: string): Comparison {
  return comparison.basket.length > 0 || comparison.industry === industry
    ? comparison
    : { ...comparison, industry };
}
