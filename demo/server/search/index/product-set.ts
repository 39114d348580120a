/** Some of all products: 1 at the place of each of them, 0 elsewhere. Asked far more often than a `Set` could answer. */
export type ProductSet = Uint8Array;

/** The set of the products at these places, of as many as there are. */
export function productSet(size: number, places: Iterable<number>): ProductSet {
  const set = new Uint8Array(size);
  for (const place of places) set[place] = 1;
  return set;
}
