import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { usePage } from '../../store/hooks.ts';
import type { ProductOwner } from './create-product.ts';
import { productOf } from './product-of.ts';
import type { ProductWish } from './product-screen.ts';
import type { ProductState } from './product-state.ts';

/** The product of an island, and its initial industry. */
export interface ProductQuery extends ProductWish {
  /** Id or prd. */
  productId: string;
}

/** The state of a product, with actions. */
export type ShownProduct = ProductState & Pick<ProductOwner, 'choose' | 'retry'>;

/** Returns a product, loaded once for all islands of the page that show it. */
export function useProduct({ productId, industry, industries }: ProductQuery): ShownProduct {
  const owner = productOf(usePage(), productId);
  const list = industries?.join();
  useEffect(() => owner.want({ industry, industries: list?.split(',') }), [owner, industry, list]);
  const { choose, retry } = owner;
  return { ...useStore(owner.state), choose, retry };
}
