import type { InstantSearchProps } from 'react-instantsearch';

type SearchClient = InstantSearchProps['searchClient'];

/** Hits of a page. */
export const PAGE_SIZE = 24;

/** A product as our search service returns it. */
export interface Product extends Record<string, unknown> {
  id: string;
  product_name: string;
  color_index?: string;
  chemistry_title?: string;
  transparency_title?: string;
  form_title?: string;
  industries: string[];
  light_fastness?: string;
  weather_fastness?: number;
  heat_stability?: number;
  masstone?: string;
  tint?: string;
}

interface Answer {
  total: number;
  hits: Product[];
  aggregations?: Record<string, { key: string; count: number }[]>;
}

interface Params {
  query?: string;
  page?: number;
  facetFilters?: (string | string[])[];
}

type Facets = Record<string, Record<string, number>>;

/** A hit in Algolia's format. */
export const algoliaHit = (product: Product) => ({ ...product, objectID: product.id });

/** Queries our search service for products. */
export async function askService(search: URLSearchParams, body: object = {}): Promise<Answer> {
  const response = await fetch(`/services/api/v1/document/search?${search}`, {
    method: 'POST',
    ...(Object.keys(body).length > 0 && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`The search service answered ${response.status}`);
  return response.json();
}

/**
 * Wraps our search service in Algolia's API at the lowest cost: one call per search, since our counts already allow for
 * several choices, and no second one for the counts of a later page.
 */
export function algoliaClient(): SearchClient {
  const countsOf = new Map<string, Facets>();
  const search = async (requests: readonly { params?: Params }[]) => {
    const [{ params = {} } = {}] = requests;
    const { page = 0 } = params;
    const query = queryOf(params);
    const { total, hits, aggregations } = await askService(query, page > 0 ? { from: page * PAGE_SIZE } : {});
    if (aggregations) countsOf.set(`${query}`, facetsOf(aggregations));
    const facets = countsOf.get(`${query}`) ?? {};
    // The first query is for hits and counts, each further one for the counts of a filter with a selection.
    return {
      results: requests.map((_, index) => ({
        ...{ query: params.query ?? '', params: '', processingTimeMS: 1, exhaustiveNbHits: true },
        ...{ page, hitsPerPage: PAGE_SIZE, nbHits: total, nbPages: Math.ceil(total / PAGE_SIZE), facets },
        hits: index === 0 ? hits.map(algoliaHit) : [],
      })),
    };
  };
  return { search } as unknown as SearchClient;
}

/** Algolia writes a choice as `brand:Rubelis`, with a minus escaped, and several choices of a filter as a list. */
function queryOf({ query, facetFilters = [] }: Params): URLSearchParams {
  const search = new URLSearchParams({ type: 'pigments' });
  for (const choice of facetFilters.flat()) {
    const [, key = '', value = ''] = /^([^:]+):\\?(.*)$/.exec(choice) ?? [];
    search.append(key, value);
  }
  if (query) search.set('q', query);
  return search;
}

function facetsOf(aggregations: NonNullable<Answer['aggregations']>): Facets {
  return Object.fromEntries(
    Object.entries(aggregations).map(([key, values]) => [
      key,
      Object.fromEntries(values.map((value) => [value.key, value.count])),
    ]),
  );
}
