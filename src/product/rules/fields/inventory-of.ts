import type { ListedValue } from '../../../domain/fields/field-content.ts';
import type { FieldOption } from '../../../domain/fields/field-entry.ts';
import { withUnit } from '../../../lib/text/with-unit.ts';

/** An inventory in which a product may be listed. */
export interface InventoryEntry {
  /** Such as `TSCA`. */
  name: string;
  /** Its country or region, such as `USA`. */
  country?: string | undefined;
  isListed: boolean;
}

/**
 * Lists all inventories of the manifest, each with whether the product is in it: "no entry" differs from "not listed".
 * Values unknown to the manifest follow.
 */
export function inventoryOf(
  options: readonly FieldOption[],
  items: readonly ListedValue[],
): InventoryEntry[] {
  const listed = new Set(items.map(({ title }) => title));
  const known = options.map(({ title, unit }) => withUnit(title, unit));
  return [...new Set([...known, ...listed])].map((title) => {
    const [, name = title, country] = /^(.+?) \(([^()]+)\)$/.exec(title) ?? [];
    return { name, country, isListed: listed.has(title) };
  });
}
