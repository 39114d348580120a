import type { Comparison } from './comparison.ts';

/** Sets the industry of an empty comparison (spec S§4 "Comparison"). One with products stays as it is. */
export function chooseFor(comparison: Comparison, industry: string): Comparison {
  return comparison.basket.length > 0 || comparison.industry === industry
    ? comparison
    : { ...comparison, industry };
}
