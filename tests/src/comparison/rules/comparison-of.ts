import type { Comparison } from '../../../../src/comparison/rules/content/comparison.ts';
import { pigment } from '../../../support/with-comparison.ts';

/** A comparison of the pigments 1, 2, 3 … for coatings. */
export function comparisonOf(count: number, more: Partial<Comparison> = {}): Comparison {
  return {
    title: 'Reds',
    industry: count ? 'coatings' : null,
    basket: Array.from({ length: count }, (_, index) => pigment(index + 1)),
    kind: 'own',
    ...more,
  };
}
