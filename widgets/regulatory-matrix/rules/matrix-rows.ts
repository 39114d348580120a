import type { ProductHit, SheetDocument } from '../../../src/domain/search/search-hit.ts';
import { bestDocument } from '../../../src/listing/rules/best-document.ts';

/** A product with its document of each type; `undefined` where there is none. */
export interface MatrixRow {
  product: ProductHit;
  cells: readonly { type: string; asset: SheetDocument | undefined }[];
}

/** A document that a product lacks. */
export interface MissingDocument {
  product: ProductHit;
  type: string;
}

interface Found {
  products: readonly ProductHit[];
  /** The same products with their documents, as far as they have some. */
  withDocuments: readonly ProductHit[];
}

/**
 * Returns a row for each product, in the order given, with one document of each type: that in the reader's language, else in
 * English, and of those the latest.
 */
export function matrixRows(
  { products, withDocuments }: Found,
  types: readonly string[],
  language: string,
): MatrixRow[] {
  const assetsOf = new Map(withDocuments.map(({ id, assets = [] }) => [id, assets]));
  return products.map((product) => ({
    product,
    cells: types.map((type) => {
      const documents = (assetsOf.get(product.id) ?? []).filter((asset) => asset.type === type);
      return {
        type,
        asset: bestDocument(
          documents.map((asset) => ({ asset })),
          language,
        )?.asset,
      };
    }),
  }));
}

/** Lists what is missing, row by row. */
export function missingDocuments(rows: readonly MatrixRow[]): MissingDocument[] {
  return rows.flatMap(({ product, cells }) =>
    cells.filter(({ asset }) => !asset).map(({ type }) => ({ product, type })),
  );
}

/** Identifies a document of a product. */
export function keyOf({ product, type }: MissingDocument): string {
  return `${product.id} ${type}`;
}
