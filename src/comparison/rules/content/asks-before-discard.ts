import type { Comparison } from './comparison.ts';

/** Whether to ask before starting or loading another comparison discards this one (spec S§4, decision 58). */
export function asksBeforeDiscard({ id, basket, kind }: Comparison): boolean {
  return kind === 'own' && id === undefined && basket.length > 0;
}
