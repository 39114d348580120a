import { withUnit } from '../../lib/with-unit.ts';
import type { ListedValue } from './field-content.ts';
import type { FieldOption } from './field-entry.ts';

/** One of the inventories that a product may be listed in. */
export interface InventoryEntry {
  /** Such as `TSCA`. */
  name: string;
  /** Whose it is, such as `USA`. */
  place?: string | undefined;
  isListed: boolean;
}

/**
 * Lists all inventories that the manifest names, each with whether the product is in it: "no entry" is not "not
 * listed". A value that the manifest does not know follows.
 */
export function inventoryOf(
  options: readonly FieldOption[],
  items: readonly ListedValue[],
): InventoryEntry[] {
  const listed = new Set(items.map(({ title }) => title));
  const known = options.map(({ title, unit }) => withUnit(title, unit));
  return [...new Set([...known, ...listed])].map((title) => {
    const [, name = title, place] = /^(.+?) \(([^()]+)\)$/.exec(title) ?? [];
    return { name, place, isListed: listed.has(title) };
  });
}
