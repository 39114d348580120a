import {
  addressWith,
  keepInEntry,
  keptInEntry,
  pageUrl,
  pushAddress,
  replaceAddress,
} from '../../lib/address/page-address.ts';
import type { ListingPosition } from '../rules/listing-position.ts';
import { takeReturn } from './kept-return.ts';

/** A listing's part of the browser's history. */
export interface ListingHistory {
  /** The query string of the address. */
  search(): string;
  /** Writes it: `push` for a visitor's action, `replace` for everything else. */
  write(search: string, how: 'push' | 'replace'): void;
  /** The position stored in the current entry. */
  position(): ListingPosition | undefined;
  keepPosition(position: ListingPosition): void;
  /** Address with another query string, for links. */
  href(search: string): string;
  /** Called on Back and Forward. Returns a function that unsubscribes. */
  watch(listener: () => void): () => void;
}

/**
 * The history of a listing whose query is in the address. Path, hash and other data of the entry are kept.
 *
 * @param prefix prefix of the listing's parameters; distinguishes several listings of a page
 */
export function addressHistory(prefix: string): ListingHistory {
  const key = `ceListing${prefix}`;
  const position = takeReturn(prefix);
  if (position) keepInEntry(key, position);
  return {
    search: () => pageUrl().search,
    href: addressWith,
    write(search, how) {
      if (search !== pageUrl().search) (how === 'push' ? pushAddress : replaceAddress)(addressWith(search));
    },
    position() {
      const position = keptInEntry(key) as Partial<ListingPosition> | undefined;
      return typeof position?.count === 'number' ? (position as ListingPosition) : undefined;
    },
    keepPosition(position) {
      keepInEntry(key, position);
    },
    watch(listener) {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}

/**
 * The history of a listing that does not use the address: the current entry keeps its query with its position, so that
 * both return with the page. Its changes make no entries.
 */
export function positionHistory(prefix: string): ListingHistory {
  const { href, position: kept, keepPosition: keep } = addressHistory(prefix);
  const search = () => kept()?.search ?? '';
  return {
    ...noHistory(),
    search,
    href: () => href(pageUrl().search),
    write(next, how) {
      if (next !== search()) keep({ count: 0, ...(how === 'replace' && kept()), search: next });
    },
    position() {
      const { search: _, ...position } = kept() ?? { count: 0 };
      return position.count > 0 ? position : undefined;
    },
    keepPosition: (position) => keep({ ...position, ...(search() && { search: search() }) }),
  };
}

/** The history of a listing that does not use the address: its query ends with the page. */
export function noHistory(): ListingHistory {
  return {
    search: () => '',
    href: () => pageUrl().pathname + pageUrl().search,
    write() {},
    position: () => undefined,
    keepPosition() {},
    watch: () => () => {},
  };
}
