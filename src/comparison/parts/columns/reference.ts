type Listed = readonly { uid: string }[];

/** Index of the reference among the products shown. One that is still loading has the index of the one it is swapped for. */
export function referenceIndex(uid: string | undefined, products: Listed, basket: Listed): number {
  const shown = products.findIndex((product) => product.uid === uid);
  if (shown >= 0) return shown;
  const index = basket.findIndex((item) => item.uid === uid);
  return products.length === basket.length ? Math.max(0, index) : 0;
}
