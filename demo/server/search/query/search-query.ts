import { plainText } from '../../../../src/lib/text/fold-text.ts';
import { isInternal } from '../../base/access.ts';
import type { Viewer } from '../../base/context.ts';
import { badRequest } from '../../http/refusals.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { documentFacetValues } from './document-types.ts';
import { type Filter, filters, isOpenTo } from './filters.ts';
import { dayStartOf, minutesOf } from './iso-date.ts';
import { keysIn, listIn, textsIn } from './raw-query.ts';

/** Kind of a hit. */
export type ResultType = 'pigments' | 'assets' | 'imageStacks';

/** Sort keys of hits. Without a term, relevance means by name. */
export const sorts = ['relevance', 'name', 'newest', 'type'] as const;

/** An order of hits. */
export type Sort = (typeof sorts)[number];

/** A value of the query that was ignored: unknown, invalid, or of a filter that the viewer may not use. */
export interface IgnoredValue {
  key: string;
  value: string;
}

/** The filters of a request, read from its query string and checked. */
export interface SearchQuery {
  type: ResultType;
  sort: Sort;
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
  ignored: IgnoredValue[];
}

const MAX_TERM = 200;

/** Keys that take one value. */
const SINGLE = ['q', 'type', 'tab', 'sort', 'min_date', 'min_doc_date'];

/** Who asks, and what there is. */
export interface QueryContext {
  viewer: Viewer;
  index: SearchIndex;
  /** Ids of the companies whose sheets may be asked for. */
  companies: readonly string[];
}

/**
 * Reads the filters. Repeated keys and comma lists both give several values (decision B26). Keys outside the
 * filter table are none of ours and passed over; values that nothing can have, and filters that are not open to the
 * viewer, are left out and named.
 *
 * @param search the raw query string
 * @throws Refusal 400 for a term that is too long
 */
export function readSearchQuery(search: string, context: QueryContext): SearchQuery {
  const ignored: IgnoredValue[] = [];
  const read = new Map<string, string[]>();
  for (const key of keysIn(search)) {
    const filter = filterOf(key);
    if (!filter) continue;
    const isText = filter.kind === 'text' || filter.kind === 'date';
    const asked = [...new Set((isText ? textsIn : listIn)(search, key))];
    const isKnown = knownValues(key, filter, context);
    const known = asked.filter((value) => isOpenTo(filter, context.viewer) && isKnown(value));
    const kept = SINGLE.includes(key) ? known.slice(0, 1) : known;
    ignored.push(...asked.filter((value) => !kept.includes(value)).map((value) => ({ key, value })));
    if (kept.length > 0) read.set(key, kept);
  }
  const list = (key: string) => read.get(key) ?? [];
  const term = readTerm(list('q'));
  return {
    type: (list('type')[0] as ResultType | undefined) ?? 'pigments',
    sort: (list('sort')[0] as Sort | undefined) ?? 'relevance',
    term,
    selected: new Map([...read].filter(([key]) => isProductFacet(key))),
    assetTypes: list('asset_type'),
    assetCategories: list('asset_category'),
    ids: list('ids'),
    excludedIds: list('excluded_ids'),
    productIds: list('product_ids'),
    companies: list('company'),
    minDate: minutesOf(list('min_date')[0] ?? ''),
    minDocDate: dayStartOf(list('min_doc_date')[0] ?? ''),
    stackFileVersions: list('stackFileVersion').map(Number),
    noInternal: list('no_internal').length > 0,
    tab: list('tab')[0] ?? null,
    ignored,
  };
}

const sort: Filter = { kind: 'choice', choices: sorts };

function filterOf(key: string): Filter | undefined {
  if (key === 'sort') return sort;
  return Object.hasOwn(filters, key) ? filters[key] : undefined;
}

function isProductFacet(key: string): boolean {
  const kind = filters[key]?.kind;
  return kind === 'facet' || (kind === 'flag' && key !== 'no_internal');
}

function knownValues(
  key: string,
  { kind, choices }: Filter,
  context: QueryContext,
): (value: string) => boolean {
  const among = (keys: readonly string[]) => (value: string) => keys.includes(value);
  if (key === 'company') return among(context.companies);
  if (kind === 'choice') return among(choices ?? []);
  if (kind === 'flag') return among(['true']);
  if (kind === 'asset-facet')
    return among(documentFacetValues(key, context.viewer).map((value) => value.key));
  // A medium may hold a step that no product's own field does.
  if (key === 'light_fastness') return (value) => /^[1-8]$/.test(value);
  if (kind === 'facet') {
    const values = context.index.facets.get(key) ?? [];
    const open = values.filter((value) => !value.isInternal || isInternal(context.viewer));
    return among(open.map((value) => value.key));
  }
  if (kind === 'date') return (value) => minutesOf(value) !== null;
  return () => true;
}

/** The first of these terms, in plain letters; empty without one. @throws Refusal 400 where it is too long */
export function readTerm(terms: readonly string[]): string {
  const [term = ''] = terms;
  if (term.length > MAX_TERM) throw badRequest(`The search term is longer than ${MAX_TERM} characters.`);
  return plainText(term);
}
