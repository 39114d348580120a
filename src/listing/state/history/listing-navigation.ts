import { changedQuery, findsTheSame } from '../../rules/change-query.ts';
import type { ListingAddress } from '../../rules/listing-address.ts';
import type { ListingQuery } from '../../rules/listing-query.ts';
import { searchTerm } from '../../rules/search-term.ts';
import type { ListingHistory } from '../listing-history.ts';
import type { ListingScreen } from '../listing-screen.ts';

/** Maximum length of an address that is written: browsers and servers accept more, but not all of them. */
const MAX_ADDRESS = 8_000;

/** Keeps a listing's query in the address: actions of the visitor push a history entry, everything else replaces it. */
export interface ListingNavigation {
  /** Reads the query from the address, and corrects invalid parts of the address. */
  begin(): ListingQuery;
  /**
   * Changes the query, in one history entry.
   *
   * @param about the changed filter, at which an address that becomes too long is refused; without it none is, since
   * an order, a type or a tab adds few letters
   */
  go(query: ListingQuery, about?: string): void;
  /** Searches for a term. Typing pushes one entry and then replaces it. Returns whether the query has changed. */
  goToTerm(text: string, how: 'typing' | 'submitted'): boolean;
  /**
   * Adopts changes made in the server-rendered form, in one entry; a term counts as being typed.
   *
   * @param before the server-rendered values of the changed fields, as a query string
   * @param after their current values
   */
  adopt(changes: { before: string; after: string }): void;
  /** Whether the term is still being typed. */
  isTyping(): boolean;
  /** Replaces the address's query by one that the service has corrected. */
  correct(query: ListingQuery): void;
  /** Adopts the address's query after Back or Forward. */
  follow(): void;
  hrefOf(changes: Partial<ListingQuery>): string;
}

/** The parts of a listing that navigation acts on. */
export interface NavigationSources {
  address: ListingAddress;
  history: ListingHistory;
  screen: ListingScreen;
  /** The new query has other results. */
  onChange: (query: ListingQuery) => void;
  /** Back or Forward has led to another query; `isKnown` if its answer is already shown. */
  onReturn: (query: ListingQuery, isKnown: boolean) => void;
}

/** Creates what keeps a listing and the browser’s history in step. */
export function listingNavigation({
  address,
  history,
  screen,
  onChange,
  onReturn,
}: NavigationSources): ListingNavigation {
  const { get, set } = screen;
  let isTyping = false;
  const read = () => address.read(history.search());
  const rewrite = (query: ListingQuery) => history.write(address.write(history.search(), query), 'replace');

  const go = (query: ListingQuery, about: string | undefined, how: 'push' | 'replace') => {
    const present = get();
    const written = address.write(history.search(), query);
    if (about && written.length > MAX_ADDRESS && written.length > history.search().length) {
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
