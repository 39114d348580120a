import type { CatalogContent } from './catalog.ts';

/**
 * Merges a user's changes into a newer version of a catalogue: products that `mine` has added, removed, excluded or
 * moved since `base`, and its title, are changed in the result; everything else is as in `theirs`. Undo merges a change
 * backwards.
 */
export function mergeContent(
  base: CatalogContent,
  mine: CatalogContent,
  theirs: CatalogContent,
): CatalogContent {
  const productIds = mergeOrder(base.productIds, mine.productIds, theirs.productIds);
  const [excludedBefore, excludedNow] = [new Set(base.excludedProductIds), new Set(mine.excludedProductIds)];
  const excluded = new Set(theirs.excludedProductIds);
  for (const id of mine.productIds) {
    if (excludedNow.has(id) && !excludedBefore.has(id)) excluded.add(id);
    if (!excludedNow.has(id) && excludedBefore.has(id)) excluded.delete(id);
  }
  return {
    title: mine.title === base.title ? theirs.title : mine.title,
    productIds,
    excludedProductIds: productIds.filter((id) => excluded.has(id)),
  };
}

type Ids = readonly string[];

function mergeOrder(base: Ids, mine: Ids, theirs: Ids): Ids {
  const [inBase, inMine] = [new Set(base), new Set(mine)];
  let merged: Ids = theirs.filter((id) => inMine.has(id) || !inBase.has(id));
  if (isReordered(base, mine)) merged = inOrderOf(mine, merged);
  mine.forEach((id, index) => {
    if (inBase.has(id) || merged.includes(id)) return;
    const before = mine.slice(0, index).findLast((other) => merged.includes(other));
    merged = merged.toSpliced(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  });
  return merged;
}

/** Whether the common ids are in another order. */
function isReordered(base: Ids, mine: Ids): boolean {
  const common = mine.filter((id) => base.includes(id));
  return String(common) !== String(base.filter((id) => mine.includes(id)));
}

/** The same ids; those in the order are sorted by it, the others stay where they are. */
function inOrderOf(order: Ids, ids: Ids): Ids {
  const known = order.filter((id) => ids.includes(id)).values();
  return ids.map((id) => (order.includes(id) ? (known.next().value ?? id) : id));
}
