import { isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * Returns the items to render: those near the viewport, and the focused one at its place before or after them. Removing
 * an item would remove its focus.
 *
 * @param near items near the viewport now
 * @param before items rendered last, which contain the focused one
 * @param focused key of the focused item
 * @param places index of each item by its key
 */
export function keepFocused(
  near: ReactNode,
  before: readonly ReactElement[],
  focused: string | undefined,
  indexes: ReadonlyMap<string, number>,
): ReactElement[] {
  const items = (Array.isArray(near) ? near : [near]).filter((item) => isValidElement(item));
  const index = focused === undefined ? undefined : indexes.get(focused);
  if (index === undefined || items.some(({ key }) => key === focused)) return items;
  const kept = before.find(({ key }) => key === focused);
  if (!kept) return items;
  const first = indexes.get(items[0]?.key ?? '') ?? 0;
  return index < first ? [kept, ...items] : [...items, kept];
}
