import { mergeOrder } from '../../../domain/merge/merge-order.ts';
import { COMPARISON_LIMIT, COMPARISON_MINIMUM } from '../content/comparison.ts';
import type { ComparisonContent } from '../content/comparison-content.ts';

/**
 * Merges a user's changes into what another device has saved meanwhile: title, reference, medium and products that `mine`
 * has changed since `base` are changed; everything else is as in `theirs`. If more products were added than fit, those
 * that are saved stay; if too few would be left, none of them is removed.
 */
export function mergeComparison(
  base: ComparisonContent,
  mine: ComparisonContent,
  theirs: ComparisonContent,
): ComparisonContent {
  // The products of another industry cannot be compared with these.
  if (mine.industry !== theirs.industry) return mine.industry === base.industry ? theirs : mine;
  const pick = <Value>(read: (content: ComparisonContent) => Value) =>
    read(mine) === read(base) ? read(theirs) : read(mine);
  return {
    title: pick(({ title }) => title),
    industry: mine.industry,
    uids: mergeProducts(base.uids, mine.uids, theirs.uids),
    // A service may not keep them.
    reference: pick(({ reference }) => reference) ?? mine.reference,
    medium: pick(({ medium }) => medium) ?? mine.medium,
  };
}

type Uids = readonly string[];

function mergeProducts(base: Uids, mine: Uids, theirs: Uids): Uids {
  const merged = mergeOrder(base, mine, theirs);
  if (merged.length < COMPARISON_MINIMUM && theirs.length >= COMPARISON_MINIMUM) return theirs;
  const added = merged.filter((uid) => !base.includes(uid) && !theirs.includes(uid));
  const surplus = added.slice(added.length - Math.max(0, merged.length - COMPARISON_LIMIT));
  return merged.filter((uid) => !surplus.includes(uid));
}
