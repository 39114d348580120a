import type { ProductHit } from '../../../domain/search/search-hit.ts';
import type { Suggestions, TermSuggestion } from '../../../domain/search/suggestions.ts';

/** An open list of suggestions, for the attributes of its field. */
export interface SuggestionList {
  id: string;
  activeId: string | undefined;
}

/** A row of the list. */
export type SuggestionOption =
  | { kind: 'term'; key: string; suggestion: TermSuggestion }
  | { kind: 'recent'; key: string; term: string }
  | { kind: 'product'; key: string; hit: ProductHit };

/** Rows in the order of the arrow keys: terms, recent searches, products. Products have their own column. */
export function suggestionOptions(
  suggestions: Suggestions | undefined,
  recent: readonly string[],
): SuggestionOption[] {
  const terms = (suggestions?.terms ?? []).filter(({ type }) => type !== 'product');
  return [
    ...terms.map((suggestion) => ({
      kind: 'term' as const,
      key: `term-${suggestion.type}-${suggestion.text}`,
      suggestion,
    })),
    ...recent.map((term) => ({ kind: 'recent' as const, key: `recent-${term}`, term })),
    ...(suggestions?.products ?? []).map((hit) => ({
      kind: 'product' as const,
      key: `product-${hit.id}`,
      hit,
    })),
  ];
}
