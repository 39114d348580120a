import type { Comparison } from './comparison.ts';

/** Starting or loading another one would lose this one, so it asks before (spec S§4, decision 58). */
export function asksBeforeDiscard({ id, basket, kind }: Comparison): boolean {
  return kind === 'own' && id === undefined && basket.length > 0;
}
