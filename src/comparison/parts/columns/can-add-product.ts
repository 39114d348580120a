import { COMPARISON_LIMIT, type Comparison } from '../../rules/content/comparison.ts';

/** Whether one more product can be added. */
export function canAddProduct({ kind, basket }: Comparison): boolean {
  return kind === 'own' && basket.length < COMPARISON_LIMIT;
}
