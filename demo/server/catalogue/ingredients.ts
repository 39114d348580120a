import type { Formulation } from '../../data/formulations/formulations.ts';
import { rawMaterials } from '../../data/formulations/guide-formulations.ts';
import type { FacetValue } from './product-facets.ts';

/** Raw materials that each product is formulated with, by product id. */
export function ingredientsByProduct(formulations: readonly Formulation[]): Map<string, FacetValue[]> {
  const keys = new Map<string, Set<string>>();
  for (const { parts } of formulations) {
    const materials = parts.filter(({ productId }) => productId === null).map(({ key }) => key);
    for (const { productId } of parts) {
      if (productId !== null) keys.set(productId, new Set([...(keys.get(productId) ?? []), ...materials]));
    }
  }
  return new Map(
    [...keys].map(([id, found]) => [
      id,
      [...found].map((key) => ({ key, title: rawMaterials[key]?.title ?? key })),
    ]),
  );
}
