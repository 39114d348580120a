import type { Product } from '../../data/product.ts';
import { canSeeProduct } from '../access.ts';
import type { ProductReader } from '../catalogue/product-reader.ts';
import type { Viewer } from '../context.ts';
import { notFound } from '../http/refusals.ts';
import { productIdOf } from './hit-ids.ts';

/** Finds the products that are open to a viewer. */
export interface OpenProducts {
  /** @param id id or uid of the product or of one of its hits, or product code */
  find(id: string, viewer: Viewer): Product | undefined;
  /** @throws {Refusal} 404 */
  demand(id: string, viewer: Viewer): Product;
}

export function openProducts(reader: ProductReader): OpenProducts {
  const find: OpenProducts['find'] = (id, viewer) => {
    const product = reader.product(productIdOf(id)) ?? reader.productByNumber(id);
    return product && canSeeProduct(product, viewer) ? product : undefined;
  };
  return {
    find,
    demand(id, viewer) {
      const product = find(id, viewer);
      if (!product) throw notFound('This product does not exist or is not open to you.');
      return product;
    },
  };
}
