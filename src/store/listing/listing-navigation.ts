import { changedQuery, findsTheSame } from '../../domain/search/change-query.ts';
import type { ListingAddress } from '../../domain/search/listing-address.ts';
import type { ListingQuery } from '../../domain/search/listing-query.ts';
import { searchTerm } from '../../domain/search/search-term.ts';
import type { ListingHistory } from './listing-history.ts';
import type { ListingScreen } from './listing-screen.ts';

/** Longest address that is written: browsers and servers take more, but not all of them. */
const MAX_ADDRESS = 8_000;

/** The way of a listing through its address: what someone does makes an entry of the history, all else replaces it. */
export interface ListingNavigation {
  /** Reads the query of the address, and corrects what of the address is nonsense. */
  begin(): ListingQuery;
  /** Makes the query that of the address, in one entry; `about` is the filter that is changed. */
  go(query: ListingQuery, about: string): void;
  /** Searches for a term. Typing makes one entry and then replaces it. Returns whether the query has changed. */
  goToTerm(text: string, how: 'typing' | 'submitted'): boolean;
  /**
   * Takes over what someone has changed in the server-rendered form, in one entry; a term counts as being typed.
   *
   * @param before what the server rendered of the changed fields, as a query string
   * @param after what they hold now
   */
  adopt(changes: { before: string; after: string }): void;
  /** Whether the term is still being typed. */
  isTyping(): boolean;
  /** Makes the address that of a query which the service has corrected. */
  correct(query: ListingQuery): void;
  /** Takes over the query of the address after Back or Forward. */
  follow(): void;
  hrefOf(changes: Partial<ListingQuery>): string;
}

/** The parts of a listing that navigation acts on. */
export interface NavigationParts {
  address: ListingAddress;
  history: ListingHistory;
  screen: ListingScreen;
  /** What someone has chosen finds something else. */
  onChange: (query: ListingQuery) => void;
  /** Back or Forward has led to another query; `isKnown` if its answer is on screen already. */
  onReturn: (query: ListingQuery, isKnown: boolean) => void;
}

/** Creates what keeps a listing and the browser’s history in step. */
export function listingNavigation({
  address,
  history,
  screen,
  onChange,
  onReturn,
}: NavigationParts): ListingNavigation {
  const { get, set } = screen;
  let isTyping = false;
  const read = () => address.read(history.search());
  const rewrite = (query: ListingQuery) => history.write(address.write(history.search(), query), 'replace');

  const go = (query: ListingQuery, about: string, how: 'push' | 'replace') => {
    const present = get();
    const written = address.write(history.search(), query);
    if (written.length > MAX_ADDRESS && written.length > history.search().length) {
      set({ tooLong: about });
      return;
    }
    const isSame = findsTheSame(query, present.query);
    if (isSame && query.view === present.query.view) return;
    history.write(written, how);
    set({ query, tooLong: undefined });
    if (!isSame) onChange(query);
  };

  return {
    begin() {
      const query = read();
      rewrite(query);
      set({ query });
      return query;
    },
    go(query, about) {
      isTyping = false;
      go(query, about, 'push');
    },
    goToTerm(text, how) {
      const { query } = get();
      const term = searchTerm(text);
      const isNew = term !== query.term;
      const wasTyping = isTyping;
      isTyping = how === 'typing' && (isNew || wasTyping);
      if (isNew) go({ ...query, term }, 'q', wasTyping ? 'replace' : 'push');
      return isNew;
    },
    adopt({ before, after }) {
      const present = get().query;
      const [was, is] = [address.read(`?${before}`), address.read(`?${after}`)];
      const query = changedQuery(present, was, is);
      isTyping = is.term !== was.term;
      go(query, 'q', 'push');
    },
    isTyping: () => isTyping,
    correct(query) {
      if (!findsTheSame(query, get().query)) rewrite(query);
    },
    follow() {
      const query = read();
      isTyping = false;
      set({ tooLong: undefined });
      const isSame = findsTheSame(query, get().query);
      const isKnown = !isSame && screen.recall(query);
      if (!isKnown) set({ query });
      if (!isSame) onReturn(query, isKnown);
    },
    hrefOf: (changes) => history.href(address.write(history.search(), { ...get().query, ...changes })),
  };
}
