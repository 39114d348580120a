import { type QueryPair, queryPair, queryPairs } from '../../domain/search/query-pairs.ts';
import type { ResultType } from '../../domain/search/search-hit.ts';
import type { ListingQuery, ListingSort, ListingTab, ListingView } from './listing-query.ts';
import { searchTerm } from './search-term.ts';

/** Sort orders of a listing. */
export const SORTS: readonly ListingSort[] = ['relevance', 'name', 'newest', 'type'];

/** A listing's share of the address, with the names of its parameters. */
export interface AddressOptions {
  /** Available filters, by key of the filter table. */
  keys: readonly string[];
  /** Result types to choose from; the first is the default. */
  types: readonly ResultType[];
  /** Tabs of a listing of sheets; the first is the default. */
  tabs?: readonly ListingTab[];
  views: readonly ListingView[];
  /** Replacement names, such as `p` → `performance` if `p` belongs to the CMS (decision C7). */
  urlKeys?: Readonly<Record<string, string>>;
  /** Prefix of each name. */
  urlPrefix?: string;
}

/** Reads and writes a listing's query in the address. Everything else in the address stays unchanged. */
export interface ListingAddress {
  /** Returns the query of a query string; invalid parts are ignored. */
  read(search: string): ListingQuery;
  /** Returns the query string with this query. Parameters that already mean the same stay untouched. */
  write(search: string, query: ListingQuery): string;
}

/** Creates the codec of a listing's address (spec P§3, P§7). */
export function createListingAddress(options: AddressOptions): ListingAddress {
  const { keys, types, tabs, views, urlKeys = {}, urlPrefix = '' } = options;
  const nameOf = (key: string) => urlPrefix + (urlKeys[key] ?? key);

  return {
    read(search) {
      const pairs = queryPairs(search);
      const wholes = (key: string) => wholesOf(pairs, nameOf(key));
      const filters: Record<string, readonly string[]> = {};
      const names = new Map(keys.map((key) => [nameOf(key), key]));
      for (const { name } of pairs) {
        const key = names.get(name);
        const values = valuesOf(pairs, name);
        if (key && values.length > 0) filters[key] = values;
      }
      return {
        term: searchTerm(wholes('q')[0] ?? ''),
        type: oneOf(types, wholes('type')) ?? types[0] ?? 'pigments',
        tab: tabs && (oneOf(tabs, wholes('tab')) ?? tabs[0]),
        filters,
        sort: oneOf(SORTS, wholes('sort')),
        view: oneOf(views, wholes('view')),
      };
    },

    write(search, query) {
      const pairs = queryPairs(search);
      const texts: (string | null)[] = pairs.map(({ raw }) => raw);
      const put = (key: string, wanted: readonly string[], present: readonly string[], isDefault = false) => {
        if (isSame(present, wanted) || (isDefault && present.length === 0)) return;
        const name = nameOf(key);
        const first = pairs.findIndex((pair) => pair.name === name);
        pairs.forEach((pair, at) => {
          if (pair.name === name) texts[at] = null;
        });
        if (isDefault || wanted.length === 0) return;
        const text = wanted.map((value) => queryPair(name, value)).join('&');
        if (first < 0) texts.push(text);
        else texts[first] = text;
      };
      const { term, type, tab, filters, sort, view } = query;
      const wholes = (key: string) => wholesOf(pairs, nameOf(key));
      put('q', term ? [term] : [], wholes('q'));
      put('type', [type], wholes('type'), type === types[0]);
      if (tabs) put('tab', tab ? [tab] : [], wholes('tab'), tab === tabs[0]);
      // Filters already in the address come first, so that new ones follow them.
      const own = keys.filter((key) => key in filters || pairs.some(({ name }) => name === nameOf(key)));
      for (const key of byOrderOf(own, Object.keys(filters)))
        put(key, filters[key] ?? [], valuesOf(pairs, nameOf(key)));
      put('sort', sort ? [sort] : [], wholes('sort'));
      put('view', view ? [view] : [], wholes('view'));
      const kept = texts.filter((text) => text !== null).join('&');
      return kept ? `?${kept}` : '';
    },
  };
}

function wholesOf(pairs: readonly QueryPair[], name: string): string[] {
  return pairs.flatMap((pair) => (pair.name === name && pair.whole.trim() ? [pair.whole.trim()] : []));
}

function valuesOf(pairs: readonly QueryPair[], name: string): string[] {
  const values = pairs.flatMap((pair) => (pair.name === name ? pair.values : []));
  return [...new Set(values.filter((value) => value !== ''))];
}

function oneOf<Choice extends string>(
  choices: readonly Choice[],
  values: readonly string[],
): Choice | undefined {
  return choices.find((choice) => values.includes(choice));
}

function byOrderOf(keys: readonly string[], order: readonly string[]): string[] {
  return [...keys].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}
