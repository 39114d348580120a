import type { BasketItem } from '../../../domain/product/basket-item.ts';
import type { Comparison } from './comparison.ts';
import { type ComparisonView, chosenView } from './comparison-view.ts';

/** What a saved comparison is made of, as far as it can change. */
export interface ComparisonContent extends ComparisonView {
  title: string;
  industry: string | null;
  /** Of the products, in their order. */
  uids: readonly string[];
}

/** What a content is taken from: a comparison, or its saved record. */
export type Contained = Pick<Comparison, 'title' | 'industry' | 'reference' | 'medium'> & {
  basket: readonly Pick<BasketItem, 'uid'>[];
};

/** Returns the content of a comparison. */
export function contentOf(comparison: Contained): ComparisonContent {
  const { title, industry, basket } = comparison;
  return { title, industry, uids: basket.map(({ uid }) => uid), ...chosenView(comparison) };
}

/** Whether both are the same for the service. */
export function isSameContent(one: ComparisonContent | undefined, other: ComparisonContent): boolean {
  return one !== undefined && textOf(one) === textOf(other);
}

function textOf({ title, uids, reference, medium }: ComparisonContent): string {
  return JSON.stringify([title, uids, reference, medium]);
}
