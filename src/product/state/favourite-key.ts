import { readKey } from '../../store/reads/reads.ts';
import type { Store } from '../../store/state.ts';

/** Key of the shared read of the user's favourite of a product. */
export function favouriteKey(store: Store, prd: string): string {
  return readKey(store, 'favourite', prd);
}

/** Product codes of the user's favourites among the keys of reads. */
export function prdsOfKeys(store: Store, keys: readonly string[]): string[] {
  const start = favouriteKey(store, '').slice(0, -'"]'.length);
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length, -'"]'.length));
}
