import type { TechnicalEntry } from './technical-property.ts';

type Catalogue = TechnicalEntry['catalogue'];

/** Looks entries up in the catalogues of technical properties. */
export interface CatalogueReader {
  find: (catalogue: Catalogue, code: string) => TechnicalEntry | undefined;
  /** The code if the catalogue does not contain it. */
  titleOf: (catalogue: Catalogue, code: string) => string;
  /** Sort position; last if the catalogue does not contain it. */
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
