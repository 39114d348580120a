import { useMemo } from 'react';
import type { Product } from '../../../services/products.ts';
import { type ColorMedium, colorMedia } from '../../rules/colors/color-media.ts';
import type { ComparedState } from './useCompared.ts';

/** The products that are shown, and their measured colours. */
export interface ComparedColors {
  products: readonly Product[];
  media: readonly ColorMedium[];
  /** The chosen medium, else the first; `undefined` without measured colours. */
  medium: ColorMedium | undefined;
}

/** @param chosen code of a medium */
export function useComparedColors(state: ComparedState, chosen: string | undefined): ComparedColors {
  const compared = state.status === 'ready' ? state.compared : undefined;
  const technicalEntries = compared?.technicalEntries;
  // The list is made anew with each render; what it holds is not.
  const key = compared?.products.map(({ uid }) => uid).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the products
  const products = useMemo(() => compared?.products ?? [], [key, compared?.products[0], compared?.manifest]);
  const media = useMemo(() => colorMedia(products, technicalEntries ?? []), [products, technicalEntries]);
  return { products, media, medium: media.find((medium) => medium.key === chosen) ?? media[0] };
}
