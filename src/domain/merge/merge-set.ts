/**
 * Merges a user's changes of a set into a newer version of it: what `mine` has added or removed since `base` is added or
 * removed; everything else is as in `theirs`, in its order.
 */
export function mergeSet<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): readonly Item[] {
  const isRemoved = (item: Item) => base.includes(item) && !mine.includes(item);
  const added = mine.filter((item) => !base.includes(item) && !theirs.includes(item));
  return [...theirs.filter((item) => !isRemoved(item)), ...added];
}
