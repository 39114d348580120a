import { isValidElement, type ReactElement, type ReactNode } from 'react';

/**
 * Returns the items to render: those near the window and, at its place before or after them, the one with the focus.
 * An item that left the page would take the focus with it.
 *
 * @param near what is near the window now
 * @param before what was rendered last, to take the focused item from
 * @param focused key of the item with the focus
 * @param places index of each item by its key
 */
export function keepFocused(
  near: ReactNode,
  before: readonly ReactElement[],
  focused: string | undefined,
  places: ReadonlyMap<string, number>,
): ReactElement[] {
  const items = (Array.isArray(near) ? near : [near]).filter((item) => isValidElement(item));
  const place = focused === undefined ? undefined : places.get(focused);
  if (place === undefined || items.some(({ key }) => key === focused)) return items;
  const kept = before.find(({ key }) => key === focused);
  if (!kept) return items;
  const first = places.get(items[0]?.key ?? '') ?? 0;
  return place < first ? [kept, ...items] : [...items, kept];
}
