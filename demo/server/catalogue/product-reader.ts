import type { DatabaseSync } from 'node:sqlite';
import { catalogueMaker } from '../../data/catalogue-maker.ts';
import type { Product } from '../../data/product.ts';
import { accessOfAsset } from './access-of-asset.ts';
import { colorTable } from './color-table.ts';
import { productIdOf } from './product-id-of.ts';
import type { StoredAsset } from './stored-asset.ts';

/** Reads full products and their documents without a viewer. Other modules use `openCatalogue`. */
export interface ProductReader {
  product: (id: string) => Product | undefined;
  productByNumber: (prd: string) => Product | undefined;
  productAt: (position: number) => Product;
  assetsOf: (product: Product) => StoredAsset[];
  /** An asset with the product that it belongs to. */
  asset: (id: string) => { asset: StoredAsset; product: Product } | undefined;
}

/** Creates a reader of the products in the catalogue's tables. */
export function productReader(database: DatabaseSync): ProductReader {
  const byId = database.prepare('SELECT position FROM product WHERE id = ?');
  const byNumber = database.prepare('SELECT position FROM product WHERE prd = ?');
  const maker = catalogueMaker();
  const productOf = (row: ReturnType<typeof byId.get>) => row && maker.product(Number(row.position));
  const assetsOf = (product: Product) =>
    maker.assets(product).map((asset) => ({
      ...asset,
      accessLevel: accessOfAsset(asset),
      // All other files are padded to their size; a table is as long as its data.
      size: asset.type === 'color_data' ? colorTable(product).length : asset.size,
    }));
  return {
    product: (id) => productOf(byId.get(id)),
    productByNumber: (prd) => productOf(byNumber.get(prd)),
    productAt: maker.product,
    assetsOf,
    asset(id) {
      const product = productOf(byId.get(productIdOf(id)));
      const asset = product && assetsOf(product).find((candidate) => candidate.id === id);
      return asset && { asset, product };
    },
  };
}
