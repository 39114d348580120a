import { canSeeCompetitors, isInternal } from '../access.ts';
import type { Viewer } from '../context.ts';
import { badRequest, insufficientPrivileges } from '../http/refusals.ts';
import { assetFacetKeys } from './asset-facets.ts';
import { type FilterAudience, filters } from './filters.ts';
import type { SearchIndex } from './search-index.ts';

/** What a hit is. */
export type ResultType = 'pigments' | 'assets' | 'imageStacks';

/** The filters of a request, read from its query string and checked. */
export interface SearchQuery {
  type: ResultType;
  /** Empty without a term. */
  term: string;
  /** Values by facet; only facets with a selection. */
  selected: Map<string, string[]>;
  assetTypes: string[];
  assetCategories: string[];
  ids: string[];
  excludedIds: string[];
  productIds: string[];
  companies: string[];
  /** Unix minutes. */
  minDate: number | null;
  minDocDate: number | null;
  stackFileVersions: number[];
  noInternal: boolean;
  /** Where the query is asked from; hits of a sheet listing hold their documents. */
  tab: string | null;
}

const MAX_TERM = 200;

/**
 * Reads the filters. Repeated keys and comma lists both give several values (decision B26); keys outside the
 * filter table are none of ours and passed over.
 *
 * @throws Refusal 400 for a value that no product can have, 403 for a filter that is not for the viewer.
 */
export function readSearchQuery(params: URLSearchParams, viewer: Viewer, index: SearchIndex): SearchQuery {
  const selected = new Map<string, string[]>();
  for (const key of new Set(params.keys())) {
    const filter = Object.hasOwn(filters, key) ? filters[key] : undefined;
    if (!filter) continue;
    if (filter.audience) demandAudience(key, filter.audience, viewer);
    const values = valuesOf(params, key);
    if (values.length === 0) continue;
    if (filter.kind === 'choice') demandKnown(key, values, filter.choices ?? []);
    if (filter.kind === 'flag') demandKnown(key, values, ['true']);
    if (filter.kind === 'asset-facet') demandKnown(key, values, assetFacetKeys(key));
    if (filter.kind === 'facet') {
      const known = index.facets.get(key) ?? [];
      demandKnown(
        key,
        values,
        known.map((value) => value.key),
      );
    }
    if (filter.kind === 'facet' || (filter.kind === 'flag' && key !== 'no_internal'))
      selected.set(key, values);
  }
  const list = (key: string) => valuesOf(params, key);
  return {
    type: (list('type')[0] as ResultType | undefined) ?? 'pigments',
    term: readTerm(params),
    selected,
    assetTypes: list('asset_type'),
    assetCategories: list('asset_category'),
    ids: list('ids'),
    excludedIds: list('excluded_ids'),
    productIds: list('product_ids'),
    companies: list('company'),
    minDate: readDate(params, 'min_date'),
    minDocDate: readDate(params, 'min_doc_date'),
    stackFileVersions: list('stackFileVersion').map(Number),
    noInternal: list('no_internal').length > 0,
    tab: list('tab')[0] ?? null,
  };
}

function valuesOf(params: URLSearchParams, key: string): string[] {
  return params.getAll(key).flatMap((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
}

function demandKnown(key: string, values: readonly string[], known: readonly string[]): void {
  const unknown = values.find((value) => !known.includes(value));
  if (unknown !== undefined) throw badRequest(`Unknown value "${unknown}" of filter "${key}".`);
}

function demandAudience(key: string, audience: FilterAudience, viewer: Viewer): void {
  const may = audience === 'internal' ? isInternal(viewer) : canSeeCompetitors(viewer);
  if (!may) throw insufficientPrivileges(`The filter "${key}" is not open to you.`);
}

function readTerm(params: URLSearchParams): string {
  const term = (params.get('q') ?? '').trim();
  if (term.length > MAX_TERM) throw badRequest(`The search term is longer than ${MAX_TERM} characters.`);
  return term;
}

function readDate(params: URLSearchParams, key: string): number | null {
  const text = params.get(key);
  if (!text) return null;
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw badRequest(`"${text}" in filter "${key}" is not an ISO 8601 date.`);
  return Math.max(0, Math.ceil(time / 60_000));
}
