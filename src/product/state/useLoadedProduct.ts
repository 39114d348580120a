import { useStore } from 'zustand/react';
import { usePage } from '../../store/hooks.ts';
import { productOf } from './product-of.ts';
import type { ProductState } from './product-state.ts';

/** Returns the state of a product that other islands of the page load. @param productId id or prd, as theirs */
export function useLoadedProduct(productId: string): ProductState {
  return useStore(productOf(usePage(), productId).state);
}
