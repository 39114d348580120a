/** Restores entries that were hidden from a change in its list, after those that they followed. */
export function putBackHidden(
  stored: readonly string[],
  asked: readonly string[],
  isHidden: (id: string) => boolean,
): string[] {
  const ids = [...asked];
  for (const [at, id] of stored.entries()) {
    if (!isHidden(id) || ids.includes(id)) continue;
    const before = stored.slice(0, at).findLast((other) => ids.includes(other));
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  }
  return ids;
}
