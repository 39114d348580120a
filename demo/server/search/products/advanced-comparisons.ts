import type { DatabaseSync } from 'node:sqlite';
import type { AdvancedComparison } from '../../../data/advanced-comparisons.ts';
import type { Viewer } from '../../base/context.ts';
import type { OpenCatalogue } from '../../catalogue/open-catalogue.ts';

/** An editor's comparison as the product page gets it (spec P§3). */
export interface ComparisonResult {
  id: string;
  title: string;
  industry: string;
  /** HTML. */
  content: string;
  components: { uid: string; productName: string; link: string }[];
}

/** Reads advanced comparisons. Their texts name the products, so one with a product that is closed to the viewer is closed. */
export interface Comparisons {
  byId: (id: string, viewer: Viewer) => ComparisonResult | undefined;
  /** Of these industries; of all where none is named. */
  byProduct: (productId: string, industries: readonly string[], viewer: Viewer) => ComparisonResult[];
}

/** A reader of the advanced comparisons. */
export function createComparisons(database: DatabaseSync, catalogue: OpenCatalogue): Comparisons {
  const select = database.prepare(
    `SELECT document FROM advanced_comparison JOIN advanced_comparison_product ON comparison_id = id
     WHERE product_id = ?1 AND (?2 = '[]' OR industry IN (SELECT value FROM json_each(?2))) ORDER BY id`,
  );
  const one = database.prepare('SELECT document FROM advanced_comparison WHERE id = ?');
  const resultOf = (row: Record<string, unknown>, viewer: Viewer): ComparisonResult | undefined => {
    const { productIds, ...comparison } = JSON.parse(String(row.document)) as AdvancedComparison;
    const products = productIds.flatMap((id) => catalogue.find(id, viewer) ?? []);
    if (products.length < productIds.length) return undefined;
    return {
      ...comparison,
      components: products.map(({ id, name }) => ({
        uid: `pigments::${id}`,
        productName: name,
        link: `/product/${id}?i=${comparison.industry}`,
      })),
    };
  };
  return {
    byId(id, viewer) {
      const row = one.get(id);
      return row && resultOf(row, viewer);
    },
    byProduct: (productId, industries, viewer) =>
      select.all(productId, JSON.stringify(industries)).flatMap((row) => resultOf(row, viewer) ?? []),
  };
}
