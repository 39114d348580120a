import type { Fields, FieldValue, RankedValue } from '../../data/fields/values.ts';
import { industries } from '../../data/industries.ts';
import type { OptionField } from '../../data/options.ts';
import type { Product } from '../../data/product.ts';
import { optionTitle } from './option-title.ts';

/** A value by which products are filtered and counted. */
export interface FacetValue {
  key: string;
  title: string;
}

/** Filters that name a field with a fixed list of values: URL key to field. */
export const optionFacets = {
  brand: 'brand',
  c: 'color_space',
  pg: 'product_group',
  t: 'transparency',
  p: 'performance',
  pe: 'pigment_effect',
  f: 'form',
  application: 'application',
  c_i: 'coating_industry',
  appearance: 'appearance',
  c_s: 'coating_system',
  substrate: 'substrate',
  warping: 'warping',
  p_t: 'printing_technology',
  ink_system: 'ink_system',
  toner_system: 'toner_system',
  dispersibility: 'dispersibility',
  rheology: 'rheology',
  light_fastness: 'light_fastness',
  food_contact: 'food_contact',
  natural_content: 'natural_content',
  natural_origin: 'natural_origin',
  sr: 'specific_requirements',
  sustainability: 'sustainability',
  regulatory: 'regulatory',
  prod_plant: 'production_plants',
  competitor: 'competitor',
  chemistry: 'chemistry',
  topic: 'topic',
  tag: 'tag',
} as const satisfies Record<string, OptionField>;

const fieldOfFacet = Object.entries(optionFacets);

/** Yes-no filters: URL key, which is also the field. */
export const flagFacets = {
  vegan: 'Vegan',
  halal: 'Halal certified',
  zdhc: 'ZDHC certified',
  passivated: 'Passivated',
};

/**
 * All facet values of a product, by filter. A value of any of its industries counts: the filter `i` narrows the
 * products, not the values.
 */
export function productFacets(
  product: Product,
  ingredients: readonly FacetValue[],
): Map<string, readonly FacetValue[]> {
  const sources: Fields[] = [product.fields, ...Object.values(product.byIndustry)];
  const found = new Map<string, readonly FacetValue[]>();
  found.set(
    'i',
    industries
      .filter(({ code }) => product.industries.includes(code))
      .map(({ code, title }) => ({ key: code, title })),
  );
  for (const [facet, field] of fieldOfFacet) {
    const values: FacetValue[] = [];
    for (const fields of sources) {
      for (const key of keysIn(fields[field])) {
        const title = optionTitle(field, key);
        if (title !== undefined && !values.some((value) => value.key === key)) values.push({ key, title });
      }
    }
    found.set(facet, values);
  }
  for (const [flag, title] of Object.entries(flagFacets)) {
    if (sources.some((fields) => fields[flag] === true)) found.set(flag, [{ key: 'true', title }]);
  }
  if (product.fields.color_index) {
    found.set('color_index', [{ key: product.base, title: String(product.fields.color_index) }]);
  }
  found.set('ingredient', ingredients);
  return found;
}

function keysIn(value: FieldValue | undefined): string[] {
  if (value === undefined || value === null || typeof value === 'boolean') return [];
  if (!Array.isArray(value)) return [String(value)];
  return value
    .filter(
      (value: string | RankedValue) => typeof value === 'string' || value.hierarchy !== 'not_recommended',
    )
    .map((value: string | { key: string }) => (typeof value === 'string' ? value : value.key));
}
