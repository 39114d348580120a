import { catalogueMaker } from '../../../demo/data/catalogue-maker.ts';
import type { Product } from '../../../demo/data/product.ts';

/** So many products of the catalogue, from the first one on. */
export function firstProducts(count: number): Product[] {
  const { product } = catalogueMaker();
  return Array.from({ length: count }, (_, index) => product(index));
}
