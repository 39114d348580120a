import type { ResultType } from '../../domain/search/search-hit.ts';
import type { FacetControl } from './facet.ts';

/** Properties of a key of the filter table (spec P§3). */
export interface FilterRow {
  key: string;
  /** `state`: controlled by search box, tabs or type switch; `list`: without a facet, with one chip for all values. */
  control: FacetControl | 'state' | 'list';
  /** Facets of a group are adjacent. */
  group: string;
  /** Field of the manifest with the title and the order of the values. */
  field?: string;
  /** Whether its values have an order of their own: the manifest's. Otherwise they are sorted from A to Z. */
  isOrdinal?: true;
  /** Codes of the industries to which it applies; all by default. */
  industries?: readonly string[];
  /** Restricts the filter to these viewers. */
  audience?: 'internal' | 'competitor-viewer' | 'formulation-viewer';
  /** Concerns documents: has a facet in listings of documents. */
  isOfDocuments?: true;
  /** Result types that it narrows; all by default. */
  types?: readonly ResultType[];
  /** Key of the parent filter, whose values are the parents of its own (spec P§3 `documentCategory`). */
  below?: string;
  /** Whether a chip also shows the filter's title, since the values alone are unclear. */
  needsFilter?: true;
}

const options = (key: string, group: string, field: string, more: Partial<FilterRow> = {}): FilterRow => ({
  key,
  control: 'options',
  group,
  field,
  ...more,
});
const row = (key: string, control: FilterRow['control'], group: string, more: Partial<FilterRow> = {}) => ({
  key,
  control,
  group,
  ...more,
});
/** Products that have such documents, and the documents themselves. */
const ofDocuments = { isOfDocuments: true, types: ['pigments', 'assets'] } satisfies Partial<FilterRow>;
const ordinal = { isOrdinal: true } as const;
const coatings = { industries: ['coatings'] };
const printing = { industries: ['printing'] };
const plastics = { industries: ['plastics'] };
const cosmetics = { industries: ['cosmetics'] };

/** All 50 filters, in the order of their facets. */
export const FILTERS: readonly FilterRow[] = [
  row('q', 'state', ''),
  row('type', 'state', ''),
  row('tab', 'state', ''),
  row('asset_category', 'options', 'documents', ofDocuments),
  row('asset_type', 'options', 'documents', { ...ofDocuments, below: 'asset_category' }),
  row('min_doc_date', 'date', 'documents', { isOfDocuments: true, needsFilter: true }),
  row('stackFileVersion', 'options', 'documents', { types: ['imageStacks'] }),
  options('c', 'colour', 'color_space', { control: 'swatches' }),
  options('pg', 'line', 'product_group'),
  options('brand', 'line', 'brand'),
  row('i', 'options', 'use', { needsFilter: true }),
  options('application', 'use', 'application'),
  options('chemistry', 'chemistry', 'chemistry'),
  options('color_index', 'chemistry', 'color_index'),
  options('light_fastness', 'fastness', 'light_fastness', { ...ordinal, needsFilter: true }),
  options('t', 'appearance', 'transparency', ordinal),
  options('pe', 'appearance', 'pigment_effect'),
  options('appearance', 'appearance', 'appearance'),
  options('f', 'form', 'form'),
  options('p', 'form', 'performance', ordinal),
  options('dispersibility', 'form', 'dispersibility', ordinal),
  options('rheology', 'form', 'rheology', { needsFilter: true }),
  options('c_i', 'use', 'coating_industry', coatings),
  options('c_s', 'use', 'coating_system', coatings),
  options('substrate', 'use', 'substrate'),
  options('p_t', 'use', 'printing_technology', printing),
  options('ink_system', 'use', 'ink_system', printing),
  options('toner_system', 'use', 'toner_system', printing),
  options('warping', 'use', 'warping', { ...ordinal, ...plastics, needsFilter: true }),
  options('sr', 'requirements', 'specific_requirements'),
  options('food_contact', 'requirements', 'food_contact'),
  options('passivated', 'requirements', 'passivated', { control: 'boolean' }),
  options('vegan', 'requirements', 'vegan', { control: 'boolean', ...cosmetics }),
  options('halal', 'requirements', 'halal', { control: 'boolean', ...cosmetics }),
  options('zdhc', 'requirements', 'zdhc', { control: 'boolean' }),
  options('sustainability', 'sustainability', 'sustainability'),
  options('natural_content', 'sustainability', 'natural_content', { ...cosmetics, needsFilter: true }),
  options('natural_origin', 'sustainability', 'natural_origin', cosmetics),
  options('regulatory', 'regulatory', 'regulatory'),
  row('ingredient', 'options', 'more', { audience: 'formulation-viewer' }),
  options('topic', 'more', 'topic'),
  options('tag', 'more', 'tag'),
  row('min_date', 'date', 'more', { needsFilter: true }),
  options('prod_plant', 'internal', 'production_plants', { audience: 'internal' }),
  options('competitor', 'internal', 'competitor', { audience: 'competitor-viewer' }),
  row('no_internal', 'boolean', 'internal', { audience: 'internal' }),
  row('company', 'list', '', { audience: 'internal' }),
  row('ids', 'list', ''),
  row('excluded_ids', 'list', ''),
  row('product_ids', 'list', ''),
];

/** The facets of an answer that no listing knows, or that are no list of values. */
export function unknownFacets(facets: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(facets).filter((key) => !facets[key] || !FILTERS.some((row) => row.key === key));
}

/** The filters open to visitors, by key. */
export const FILTER_KEYS: readonly string[] = FILTERS.flatMap(({ key, control }) =>
  control === 'state' ? [] : [key],
);
