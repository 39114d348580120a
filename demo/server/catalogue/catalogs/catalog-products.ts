import type { DatabaseSync } from 'node:sqlite';

/** Facts of a product that a catalogue needs. */
export interface CatalogProduct {
  isInternal: boolean;
  /** `#rrggbb` of the masstone in the product's first industry, as in listings; `null` if it was not measured. */
  masstone: string | null;
}

/** Finds products by id; `undefined` for one that does not exist. */
export type FindCatalogProduct = (id: string) => CatalogProduct | undefined;

/** Creates a finder that reads each product once. */
export function catalogProducts(database: DatabaseSync): FindCatalogProduct {
  const select = database.prepare(
    `SELECT is_internal, json_extract(looks, '$."' || json_extract(hit, '$.industries[0]') || '".masstone') AS masstone
     FROM product WHERE id = ?`,
  );
  const known = new Map<string, CatalogProduct>();
  return (id) => {
    const row = known.has(id) ? undefined : select.get(id);
    if (row) {
      const masstone = row.masstone === null ? null : String(row.masstone);
      known.set(id, { isInternal: row.is_internal === 1, masstone });
    }
    return known.get(id);
  };
}
