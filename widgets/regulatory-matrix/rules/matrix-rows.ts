import type { ProductHit, SheetDocument } from '../../../src/domain/search/search-hit.ts';
import { mayBeLeftOut } from '../../../src/lib/left-out.ts';
import { bestDocument } from '../../../src/listing/rules/best-document.ts';

/** A product with its document of each type; `undefined` where there is none, or none that could be read. */
export interface MatrixRow {
  product: ProductHit;
  cells: readonly { type: string; asset: SheetDocument | undefined; isUnread: boolean }[];
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
  const assetsOf = new Map(withDocuments.map(({ id, assets }) => [id, assets]));
  return products.map((product) => ({
    product,
    cells: types.map((type) => {
      const documents = assetsOf.get(product.id)?.filter((asset) => asset.type === type) ?? [];
      const asset = bestDocument(
        documents.map((asset) => ({ asset })),
        language,
      )?.asset;
      return { type, asset, isUnread: !asset && mayBeUnread(product, type) };
    }),
  }));

  function mayBeUnread({ id }: ProductHit, type: string): boolean {
    if (!assetsOf.has(id)) return mayBeLeftOut(withDocuments, 'id', id);
    const assets = assetsOf.get(id);
    return !assets || mayBeLeftOut(assets, 'type', type);
  }
}

/** Lists what is missing, row by row; what could not be read is not. */
export function missingDocuments(rows: readonly MatrixRow[]): MissingDocument[] {
  return rows.flatMap(({ product, cells }) =>
    cells.filter(({ asset, isUnread }) => !asset && !isUnread).map(({ type }) => ({ product, type })),
  );
}

/** Identifies a document of a product. */
export function keyOf({ product, type }: MissingDocument): string {
  return `${product.id} ${type}`;
}
