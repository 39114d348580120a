/**
 * Sorts by a key that many items share; equal ones stay in their order. Much faster than comparing items, of which there
 * may be half a million.
 */
export function inOrder<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
  compare: (one: Key, other: Key) => number,
): Item[] {
  const groups = [...Map.groupBy(items, keyOf)];
  return groups.toSorted(([one], [other]) => compare(one, other)).flatMap(([, group]) => group);
}
