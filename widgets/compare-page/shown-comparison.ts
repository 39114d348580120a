import { basketItem } from '../../src/domain/comparison/basket-item.ts';
import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import type { NamedComparisons } from './named-comparisons.ts';

/**
 * The comparison that the page shows: the editors', the shared one, else the visitor's own. A link to what the
 * visitor has active already shows their own, which can be changed.
 */
export function shownComparison(named: NamedComparisons, own: Comparison): Comparison {
  const { sharedComparison, advancedComparison } = named;
  if (advancedComparison) {
    const { id, title, industry, components } = advancedComparison;
    const basket = components.map(({ uid, productName }) =>
      basketItem({ id: bareId(uid), uid, resultType: uid.split('::')[0] ?? '', product_name: productName }),
    );
    return { id, title, industry, basket, kind: 'advanced' };
  }
  if (sharedComparison && !isOwn(sharedComparison, own)) {
    const { shareId, title, industry, basket } = sharedComparison;
    return { shareId, title, industry, basket, kind: 'shared' };
  }
  return own;
}

function isOwn(
  { shareId, industry, basket }: NonNullable<NamedComparisons['sharedComparison']>,
  own: Comparison,
): boolean {
  if (shareId !== undefined) return shareId === own.shareId;
  const uids = (of: Pick<Comparison, 'basket'>) => of.basket.map(({ uid }) => uid).join();
  return industry === own.industry && uids({ basket }) === uids(own);
}

function bareId(uid: string): string {
  return uid.replace(/^.*::/, '');
}
