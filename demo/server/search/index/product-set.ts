/** Some of all products: 1 at the row of each of them, 0 elsewhere. Asked far more often than a `Set` could answer. */
export type ProductSet = Uint8Array;

/** The set of the products at these rows, of as many as there are. By index: `for … of` takes four times as long. */
export function productSet(size: number, ...lists: ArrayLike<number>[]): ProductSet {
  const set = new Uint8Array(size);
  for (const rows of lists) for (let row = 0; row < rows.length; row++) set[rows[row] ?? 0] = 1;
  return set;
}
