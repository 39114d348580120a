import type { Asset } from './assets/asset.ts';
import { assetsOf } from './assets/product-assets.ts';
import { sheetFileName } from './assets/sheet-file-name.ts';
import { LABELS } from './fields/common.ts';
import { fixtureAt, withFixture } from './fixtures/fixtures.ts';
import { type Product, productMaker } from './product.ts';

/** Number of products used in formulations, comparisons and catalogues. */
export const CORE_PRODUCTS = 300;

/** Default number of products: the core, followed by the examples of rare states. */
export const DEFAULT_SCALE = CORE_PRODUCTS + 18;

/** Minimum, so that formulations and comparisons find their products, and maximum, by the number of names. */
export const SCALE_LIMITS = { min: 30, max: 40_000 };

/** Generates the catalogue, one product at a time. Product `index` is the same for every size. */
export interface CatalogueMaker {
  product: (index: number) => Product;
  /** The current documents and images of a product. */
  assets: (product: Product) => Asset[];
}

/** The generator, with hand-written examples inserted. */
export function catalogueMaker(): CatalogueMaker {
  const make = productMaker();
  return {
    product: (index) => withoutPromotion(withFixture(make(index))),
    assets: (product) => {
      const assets = assetsOf(product);
      const changed = fixtureAt(product.id)?.changeAssets?.(assets, product) ?? assets;
      return changed.map((asset) => withSheetName(asset, product));
    },
  };
}

/** A sheet is named by its facts, also by those that an example has changed. */
function withSheetName(asset: Asset, { prd }: Product): Asset {
  if (asset.type !== 'virtual_msds') return asset;
  return { ...asset, filename: sheetFileName({ prd, country: 'EU', locale: asset.locale, issue: asset }) };
}

/** A product that is no longer offered is neither new nor in stock. */
function withoutPromotion(product: Product): Product {
  const { tag } = product.fields;
  if (product.isActive || !Array.isArray(tag)) return product;
  return { ...product, fields: { ...product.fields, tag: tag.filter((label) => !LABELS.includes(label)) } };
}
