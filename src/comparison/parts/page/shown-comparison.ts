import { basketItem } from '../../../domain/product/basket-item.ts';
import type { Comparison } from '../../rules/content/comparison.ts';
import { type ComparisonView, referenceOf } from '../../rules/content/comparison-view.ts';
import type { NamedComparisons } from './named-comparisons.ts';

/**
 * The comparison that the page shows: the editors', the shared one, else the visitor's own. A link to what the visitor has
 * active already shows their own, which can be changed, unless the link names another reference or medium: its reader
 * sees the figures of its sender.
 *
 * @param asked named by the address or chosen since; ignored for the visitor's own, which has its own view
 */
export function shownComparison(named: NamedComparisons, own: Comparison, asked: ComparisonView): Comparison {
  const { sharedComparison, advancedComparison } = named;
  if (advancedComparison) {
    const { id, title, industry, components } = advancedComparison;
    const basket = components.map(({ uid, productName }) =>
      basketItem({ id: bareId(uid), uid, resultType: uid.split('::')[0] ?? '', product_name: productName }),
    );
    return { id, title, industry, basket, ...asked, kind: 'advanced' };
  }
  if (!sharedComparison) return own;
  const { shareId, title, industry, basket, reference, medium } = sharedComparison;
  const shared: Comparison = {
    shareId,
    title,
    industry,
    basket,
    reference,
    medium,
    ...asked,
    kind: 'shared',
  };
  return isOfSameProducts(shared, own) && isOfSameView(shared, own) ? own : shared;
}

function isOfSameProducts(shared: Comparison, own: Comparison): boolean {
  if (shared.shareId !== undefined) return shared.shareId === own.shareId;
  const uids = ({ basket }: Comparison) => basket.map(({ uid }) => uid).join();
  return shared.industry === own.industry && uids(shared) === uids(own);
}

/** What a link leaves open fits any view. */
function isOfSameView(shared: Comparison, own: Comparison): boolean {
  const isSameReference = shared.reference === undefined || referenceOf(shared) === referenceOf(own);
  const isSameMedium = !shared.medium || !own.medium || shared.medium === own.medium;
  return isSameReference && isSameMedium;
}

function bareId(uid: string): string {
  return uid.replace(/^.*::/, '');
}
