import { canSeeCompetitors, canSeeFormulations, isInternal } from '../../base/access.ts';
import type { Viewer } from '../../base/context.ts';
import { flagFacets, optionFacets } from '../../catalogue/product-facets.ts';

/** How the value of a filter is read. */
export type FilterKind =
  /** One of the known values of a product's facet; several widen the result. */
  | 'facet'
  /** Present as `true` or absent. */
  | 'flag'
  /** Facet of the documents rather than of the products. */
  | 'asset-facet'
  /** A list of any texts. */
  | 'list'
  /** ISO 8601. */
  | 'date'
  | 'text'
  | 'choice';

/** Filters that only these viewers may use. */
export type FilterAudience = 'internal' | 'competitor-viewer' | 'formulation-viewer';

/** What is known of one URL key of the filter table (spec P§3). */
export interface Filter {
  kind: FilterKind;
  /** Values of a choice. */
  choices?: readonly string[];
  audience?: FilterAudience;
}

const facet: Filter = { kind: 'facet' };

/** All 50 filters by their URL key. */
export const filters: Readonly<Record<string, Filter>> = {
  type: { kind: 'choice', choices: ['pigments', 'assets', 'imageStacks'] },
  stackFileVersion: { kind: 'choice', choices: ['1', '2'] },
  q: { kind: 'text' },
  i: facet,
  ...Object.fromEntries(Object.keys(optionFacets).map((key) => [key, facet])),
  ...Object.fromEntries(Object.keys(flagFacets).map((key) => [key, { kind: 'flag' } satisfies Filter])),
  color_index: facet,
  ingredient: { kind: 'facet', audience: 'formulation-viewer' },
  prod_plant: { kind: 'facet', audience: 'internal' },
  competitor: { kind: 'facet', audience: 'competitor-viewer' },
  asset_type: { kind: 'asset-facet' },
  asset_category: { kind: 'asset-facet' },
  min_doc_date: { kind: 'date' },
  min_date: { kind: 'date' },
  ids: { kind: 'list' },
  excluded_ids: { kind: 'list' },
  product_ids: { kind: 'list' },
  tab: { kind: 'choice', choices: ['all', 'mysheets', 'company'] },
  no_internal: { kind: 'flag' },
  company: { kind: 'list', audience: 'internal' },
};

/** Whether the viewer may use the filter. */
export function isOpenTo(filter: Filter | undefined, viewer: Viewer): boolean {
  const audience = filter?.audience;
  if (audience === 'internal') return isInternal(viewer);
  if (audience === 'formulation-viewer') return canSeeFormulations(viewer);
  return audience !== 'competitor-viewer' || canSeeCompetitors(viewer);
}
