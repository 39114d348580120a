/** Which documents of which products a sheet listing is about: asset type bits by the product's rank. */
export type SheetScope = ReadonlyMap<number, number>;
