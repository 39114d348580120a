import { useState } from 'react';

/**
 * Makes a product the reference.
 *
 * @param isInstead it takes the place of the reference, which is that again once the swap is undone
 */
export type ChooseReference = (uid: string, isInstead?: boolean) => void;

type Listed = readonly { uid: string }[];

/** The product that the others are compared with: the chosen one, else the first that is left. */
export function useReference(basket: Listed): [uid: string | undefined, choose: ChooseReference] {
  const [chosen, setChosen] = useState<readonly string[]>(() => basket.slice(0, 1).map(({ uid }) => uid));
  const choose: ChooseReference = (uid, isInstead = false) =>
    setChosen((before) => (isInstead ? [uid, ...before] : [uid]));
  const present = chosen.find((uid) => basket.some((item) => item.uid === uid));
  return [present ?? basket[0]?.uid, choose];
}

/** Place of the reference among the products shown. One that is still loading has the place of the one it is swapped for. */
export function placeOfReference(uid: string | undefined, products: Listed, basket: Listed): number {
  const shown = products.findIndex((product) => product.uid === uid);
  if (shown >= 0) return shown;
  const place = basket.findIndex((item) => item.uid === uid);
  return products.length === basket.length ? Math.max(0, place) : 0;
}
