import type { TechnicalEntry } from './technical-property.ts';

type Catalogue = TechnicalEntry['catalogue'];

/** Looks entries up in the catalogues of technical properties. */
export interface CatalogueReader {
  find: (catalogue: Catalogue, code: string) => TechnicalEntry | undefined;
  /** The code where the catalogue does not know it. */
  titleOf: (catalogue: Catalogue, code: string) => string;
  /** Position; behind all others where the catalogue does not know it. */
  sortOf: (catalogue: Catalogue, code: string) => number;
}

/** Reads the catalogues by code. */
export function catalogueReader(catalogues: readonly TechnicalEntry[]): CatalogueReader {
  const byCode = new Map(catalogues.map((entry) => [`${entry.catalogue}|${entry.code}`, entry]));
  const find: CatalogueReader['find'] = (catalogue, code) => byCode.get(`${catalogue}|${code}`);
  return {
    find,
    titleOf: (catalogue, code) => find(catalogue, code)?.title ?? code,
    sortOf: (catalogue, code) => find(catalogue, code)?.sort ?? Number.MAX_SAFE_INTEGER,
  };
}
