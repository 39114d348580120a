import type { Aggregations } from '../../../services/search.ts';
import { type FacetRow, facetRows, type RowSource } from '../../rules/facet-rows.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import type { ListingOptions } from '../listing-options.ts';
import type { ListingSource } from '../listing-source.ts';
import { listingSearch } from './listing-search.ts';

/** The facets of a listing without counts, requested once for each type and tab. */
export interface ListingRows {
  /** The rows for queries of this type and tab, once loaded. */
  known(query: ListingQuery): FacetRow[] | undefined;
  /** Loads the rows unless they are loaded or loading. Never rejects. */
  load(query: ListingQuery): Promise<unknown>;
  /** Creates them from an answer; those of a query without term and filters are complete, and are kept. */
  from(query: ListingQuery, aggregations: Aggregations | undefined): Promise<FacetRow[]>;
  /** Creates them from an answer at once, with the library's own titles, for chips that cannot wait. */
  fromAnswer(query: ListingQuery, aggregations: Aggregations | undefined): FacetRow[];
  /** Deletes them: they depend on the viewer. */
  clear(): void;
}

type Manifests = Pick<RowSource, 'manifest' | 'categories'>;

const NO_MANIFESTS: Manifests = { manifest: [], categories: new Map() };

/** Whether only the listing's base filters narrow the query. */
export function isBare({ term, filters }: ListingQuery): boolean {
  return term === '' && Object.keys(filters).length === 0;
}

/** Creates the store of a listing’s facet rows, still empty. */
export function listingRows(source: ListingSource, options: ListingOptions): ListingRows {
  const known = new Map<string, FacetRow[]>();
  const coming = new Map<string, Promise<void>>();
  const keyOf = ({ type, tab }: ListingQuery) => `${type} ${tab}`;
  const { search } = listingSearch(options, source);
  const without = new Set(Object.keys(options.filters));

  const listsDocuments = ({ type }: ListingQuery) => type === 'assets' || options.mode === 'sheets';

  const make = (query: ListingQuery, base: Aggregations = {}, manifests: Manifests = NO_MANIFESTS) =>
    facetRows({
      ...{ base, without, ...manifests },
      titleOf: (key) => source.text(`filter.${key}`),
      audience: source.audience(),
      showsDocuments: listsDocuments(query),
      only: options.facets,
    });

  const manifestsFor = async (query: ListingQuery): Promise<Manifests> => {
    const [manifest, types] = await Promise.all([
      source.manifest(),
      listsDocuments(query) ? source.documentTypes() : [],
    ]);
    const categories = types.flatMap(({ code, documentCategory }): [string, string][] =>
      documentCategory ? [[code, documentCategory]] : [],
    );
    return { manifest, categories: new Map(categories) };
  };

  const ask = async (query: ListingQuery) => {
    const bare = { ...query, term: '', filters: {}, sort: undefined };
    const { aggregations } = await search(bare, { size: 0 }, new AbortController().signal);
    return make(query, aggregations, await manifestsFor(query));
  };

  return {
    known: (query) => known.get(keyOf(query)),
    load(query) {
      const key = keyOf(query);
      if (known.has(key)) return Promise.resolve();
      const present = coming.get(key);
      if (present) return present;
      const asked = ask(query).then(
        (rows) => {
          // The viewer may have changed meanwhile.
          if (coming.get(key) === asked) known.set(key, rows);
        },
        // The answer itself reports what is wrong with the service.
        () => {},
      );
      coming.set(key, asked);
      asked.then(() => coming.get(key) === asked && coming.delete(key));
      return asked;
    },
    async from(query, aggregations) {
      const owner = source.viewer();
      const rows = make(query, aggregations, await manifestsFor(query));
      if (isBare(query) && !known.has(keyOf(query)) && source.viewer() === owner)
        known.set(keyOf(query), rows);
      return rows;
    },
    fromAnswer: (query, aggregations) => make(query, aggregations),
    clear() {
      known.clear();
      coming.clear();
    },
  };
}
