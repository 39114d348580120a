import type { FacetControl } from './facet.ts';

/** What is known of one key of the filter table (spec P§3). */
export interface FilterRow {
  key: string;
  /** `state`: kept by the search box, tabs or type switch; `list`: has no facet, only a chip for all of its values. */
  control: FacetControl | 'state' | 'list';
  /** Facets of one group stand together. */
  group: string;
  /** Field of the manifest that gives the title and the order of the values. */
  field?: string;
  /** Its values have an order of their own: that of the manifest. Others stand from A to Z. */
  isOrdinal?: true;
  /** Codes of the industries that it says something of; all by default. */
  industries?: readonly string[];
  /** Only these viewers may use it. */
  audience?: 'internal' | 'competitor-viewer';
  /** It is about documents: has a facet where documents are listed. */
  isOfDocuments?: true;
  /** Key of the filter above: its values have those of this one below them (spec P§3 `documentCategory`). */
  below?: string;
  /** A chip names the filter, too, since its values alone say little. */
  needsFilter?: true;
}

const options = (key: string, group: string, field: string, more: Partial<FilterRow> = {}): FilterRow => ({
  ...{ key, control: 'options', group, field },
  ...more,
});
const row = (key: string, control: FilterRow['control'], group: string, more: Partial<FilterRow> = {}) => ({
  ...{ key, control, group },
  ...more,
});
const ordinal = { isOrdinal: true } as const;
const coatings = { industries: ['coatings'] };
const printing = { industries: ['printing'] };
const plastics = { industries: ['plastics'] };
const cosmetics = { industries: ['cosmetics'] };

/** All 50 filters, in the order in which their facets stand. */
export const FILTERS: readonly FilterRow[] = [
  row('q', 'state', ''),
  row('type', 'state', ''),
  row('tab', 'state', ''),
  row('asset_category', 'options', 'documents', { isOfDocuments: true }),
  row('asset_type', 'options', 'documents', { isOfDocuments: true, below: 'asset_category' }),
  row('min_doc_date', 'date', 'documents', { isOfDocuments: true, needsFilter: true }),
  row('stackFileVersion', 'options', 'documents'),
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
  row('ingredient', 'options', 'more'),
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

/** The filters that visitors choose, by key. */
export const FILTER_KEYS: readonly string[] = FILTERS.flatMap(({ key, control }) =>
  control === 'state' ? [] : [key],
);
