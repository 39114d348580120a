import { Refusal } from '../../http/refusal.ts';
import type { SearchAnswer } from '../../search/answer-search.ts';
import { textsIn } from '../../search/query/raw-query.ts';
import type { ResultType } from '../../search/query/search-query.ts';
import type { SearchedList } from '../../search/search-calls.ts';
import type { PageRequest } from '../page.ts';

/** Number of hits per page. */
const PAGE_SIZE = 24;

/** Options of a page with a listing. */
export interface ListingOptions {
  /** Heading of the page, if it belongs to the listing. */
  title?: string | undefined;
  /** @default 'search' */
  mode?: 'search' | 'sheets';
  /** Result types to choose from. @default products alone */
  types?: readonly ResultType[];
}

/** The server-rendered state of a page with a listing. */
export interface ListingPage {
  options: ListingOptions & Required<Pick<ListingOptions, 'mode' | 'types'>>;
  path: string;
  /** The raw query string of the address. */
  search: string;
  /** From 1. */
  page: number;
  offset: number;
  tab: string;
  /** `undefined` if the service refuses, such as saved sheets to a visitor. */
  answer: SearchAnswer | undefined;
}

/** Runs the search that the page's listing runs on start. */
export function readListing(
  { c, deps }: PageRequest,
  { title, mode = 'search', types = ['pigments'] }: ListingOptions = {},
): ListingPage {
  const { search, pathname } = new URL(c.req.url);
  const page = Math.max(1, Math.floor(Number(c.req.query('page'))) || 1);
  const offset = (page - 1) * PAGE_SIZE;
  const [tab = 'all'] = textsIn(search, 'tab');
  const lists: Readonly<Record<string, SearchedList>> = { mysheets: 'mysheets', company: 'company' };
  const ask = () =>
    deps.search(c.get('session'), {
      list: (mode === 'sheets' && lists[tab]) || 'search',
      search: ownQuery(search, mode, types),
      body: { from: offset, isProductSuggestRequest: false },
    });
  return { options: { title, mode, types }, path: pathname, search, page, offset, tab, answer: orNone(ask) };
}

/** Adds the listing's own parameters first, so that the address can't override them. */
function ownQuery(search: string, mode: string, types: readonly string[]): string {
  const asked = textsIn(search, 'type');
  const type = types.find((each) => asked.includes(each)) ?? types[0];
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => !/^(type|tab)=/.test(pair));
  const [tab = 'all'] = textsIn(search, 'tab');
  return `?${[`type=${type}`, mode === 'sheets' && `tab=${encodeURIComponent(tab)}`, ...rest].filter(Boolean).join('&')}`;
}

function orNone(ask: () => SearchAnswer): SearchAnswer | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
