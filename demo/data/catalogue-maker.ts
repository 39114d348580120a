import type { Asset } from './assets/asset.ts';
import { assetsOf } from './assets/product-assets.ts';
import { fixtureAt, withFixture } from './fixtures/fixtures.ts';
import { type Product, productMaker } from './product.ts';

/** Products of which formulations, comparisons and catalogues are made. */
export const CORE_PRODUCTS = 300;

/** Products of the catalogue by default: the core, and the examples of rare states after it. */
export const DEFAULT_SCALE = CORE_PRODUCTS + 18;

/** The fewest products that hold what formulations and comparisons need, and the most that have names. */
export const SCALE_LIMITS = { min: 30, max: 40_000 };

/** Makes the catalogue, one product at a time. Product `index` is the same at every size. */
export interface CatalogueMaker {
  product: (index: number) => Product;
  /** The current documents and images of a product. */
  assets: (product: Product) => Asset[];
}

/** The generator with its hand-written examples in place. */
export function catalogueMaker(): CatalogueMaker {
  const make = productMaker();
  return {
    product: (index) => withFixture(make(index)),
    assets: (product) => {
      const assets = assetsOf(product);
      return fixtureAt(product.id)?.changeAssets?.(assets, product) ?? assets;
    },
  };
}
