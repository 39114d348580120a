/**
 * Merges a user's changes of an ordered list into a newer version of it: items that `mine` has added, removed or moved
 * since `base` are changed; everything else is as in `theirs`.
 */
export function mergeOrder<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): readonly Item[] {
  const [inBase, inMine] = [new Set(base), new Set(mine)];
  let merged: readonly Item[] = theirs.filter((item) => inMine.has(item) || !inBase.has(item));
  if (isReordered(base, mine)) merged = inOrderOf(mine, merged);
  mine.forEach((item, index) => {
    if (inBase.has(item) || merged.includes(item)) return;
    const before = mine.slice(0, index).findLast((other) => merged.includes(other));
    merged = merged.toSpliced(before === undefined ? 0 : merged.indexOf(before) + 1, 0, item);
  });
  return merged;
}

/** Whether the common items are in another order. */
function isReordered<Item>(base: readonly Item[], mine: readonly Item[]): boolean {
  const common = mine.filter((item) => base.includes(item));
  return base.filter((item) => mine.includes(item)).some((item, index) => item !== common[index]);
}

/** The same items; those in the order are sorted by it, the others stay where they are. */
function inOrderOf<Item>(order: readonly Item[], items: readonly Item[]): readonly Item[] {
  const known = order.filter((item) => items.includes(item)).values();
  return items.map((item) => (order.includes(item) ? (known.next().value ?? item) : item));
}
