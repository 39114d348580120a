import { type AdvancedComparison, makeAdvancedComparison } from './advanced-comparisons.ts';
import { type Catalog, makeCatalogs } from './catalogs.ts';
import { type Formulation, makeFormulation } from './formulations/formulations.ts';
import type { Product } from './product.ts';

/** Records that refer to several products. */
export interface RelatedRecords {
  formulations: Formulation[];
  advancedComparisons: AdvancedComparison[];
  catalogs: Catalog[];
}

/** Minimum number of products for the larger set of formulations and comparisons. */
const LARGE = 3000;

/** Formulations, comparisons and catalogues; all of them are about the catalogue's first 300 products. */
export function makeRelatedRecords(products: readonly Product[], scale: number): RelatedRecords {
  const [formulations, comparisons] = scale >= LARGE ? [600, 400] : [120, 40];
  return {
    formulations: Array.from({ length: formulations }, (_, index) => makeFormulation(index, products)),
    advancedComparisons: Array.from({ length: comparisons }, (_, index) =>
      makeAdvancedComparison(index, products),
    ),
    catalogs: makeCatalogs(products),
  };
}
