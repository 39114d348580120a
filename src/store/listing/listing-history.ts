import type { ListingPlace } from '../../domain/search/listing-place.ts';
import { takeReturn } from './kept-return.ts';

/** The part of the browser's history that belongs to a listing. */
export interface ListingHistory {
  /** The query string of the address. */
  search(): string;
  /** Writes it: as a new entry for what a visitor does, in place of the present one for all else. */
  write(search: string, how: 'push' | 'replace'): void;
  /** The place that the present entry keeps. */
  place(): ListingPlace | undefined;
  keepPlace(place: ListingPlace): void;
  /** Address with another query string, for links. */
  href(search: string): string;
  /** Called as someone goes back or forward. Returns the stop. */
  watch(listener: () => void): () => void;
}

/**
 * The history of a listing whose address keeps its query. Path, hash and what others keep in an entry stay.
 *
 * @param prefix of the listing's parameters; tells several listings of a page apart
 */
export function addressHistory(prefix: string): ListingHistory {
  const key = `ceListing${prefix}`;
  const own = () => (Object(history.state) as Record<string, unknown>)[key];
  const place = takeReturn(prefix);
  if (place) history.replaceState({ ...history.state, [key]: place }, '');
  const href = (search: string) => location.pathname + search + location.hash;
  return {
    search: () => location.search,
    href,
    write(search, how) {
      if (search === location.search) return;
      if (how === 'push') history.pushState(null, '', href(search));
      else history.replaceState(history.state, '', href(search));
    },
    place() {
      const place = own() as Partial<ListingPlace> | undefined;
      return typeof place?.count === 'number' ? (place as ListingPlace) : undefined;
    },
    keepPlace(place) {
      history.replaceState({ ...history.state, [key]: place }, '');
    },
    watch(listener) {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}

/** The history of a listing that leaves the address alone: what is chosen ends with the page. */
export function noHistory(): ListingHistory {
  return {
    search: () => '',
    href: () => location.pathname + location.search,
    write() {},
    place: () => undefined,
    keepPlace() {},
    watch: () => () => {},
  };
}
