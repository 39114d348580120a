import { COMPARISON_LIMIT, type Comparison } from '../../../src/domain/comparison/comparison.ts';

/** Whether one more product can be added; the place to do so is a column of its own. */
export function hasFreeColumn({ kind, basket }: Comparison): boolean {
  return kind === 'own' && basket.length < COMPARISON_LIMIT;
}
