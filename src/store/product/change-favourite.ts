import {
  type FavouriteChange,
  type KeptTypes,
  restoreFavourite,
} from '../../domain/favourites/change-favourite.ts';
import { type Favourite, favouriteState } from '../../domain/favourites/favourite.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { tellFavourite } from '../favourite-tabs.ts';
import type { Page } from '../hooks.ts';
import { httpContextOf } from '../http-context.ts';
import { loadService } from '../load-service.ts';
import { readsOf } from '../reads.ts';
import type { Store } from '../state.ts';
import { favouriteKey } from './favourite-key.ts';

/** The service's version of a favourite, and the pending changes. */
interface Ledger {
  saved: Favourite | null;
  queue: Promise<void>;
  pending: number;
}

const ledgers = new WeakMap<Store, Map<string, Ledger>>();

/**
 * Changes the user's favourite of a product. It shows at once; calls are made one after the other, since each replaces
 * the whole record.
 *
 * @param decide derives the change from what is shown
 * @returns what was saved before, for Undo
 * @throws {ServiceError} of the last change if it fails: the service's version is shown again
 */
export async function changeFavourite(
  { store, bus }: Pick<Page, 'store' | 'bus'>,
  prd: string,
  decide: (favourite: Favourite | null) => FavouriteChange,
): Promise<KeptTypes> {
  const reads = readsOf(store);
  const key = favouriteKey(store.getState().user?.userId, prd);
  const read = reads.states.getState()[key];
  if (read?.status !== 'ready') throw new ServiceError({ kind: 'unreachable' });
  const shown = read.value as Favourite | null;
  const ledger = ledgerOf(store, key, shown);
  const { next } = decide(shown);
  reads.replace(key, next && { id: shown?.id ?? '', documentTypes: next });

  ledger.pending += 1;
  const call = ledger.queue.then(() => send(store, prd, ledger, next));
  ledger.queue = call.catch(() => {});
  try {
    await call;
  } finally {
    ledger.pending -= 1;
    if (ledger.pending === 0) reads.replace(key, ledger.saved);
  }
  tellFavourite(store, { kind: 'product', id: prd, value: ledger.saved });
  bus.emit('favourite:changed', {
    prd,
    state: favouriteState(ledger.saved),
    documentTypes: ledger.saved?.documentTypes ?? [],
  });
  return shown?.documentTypes ?? null;
}

/** Whether changes of a favourite are still to be saved. */
export function isChanging(store: Store, key: string): boolean {
  return (ledgers.get(store)?.get(key)?.pending ?? 0) > 0;
}

function ledgerOf(store: Store, key: string, shown: Favourite | null): Ledger {
  const ofStore = ledgers.get(store) ?? new Map<string, Ledger>();
  ledgers.set(store, ofStore);
  const present = ofStore.get(key);
  if (present && present.pending > 0) return present;
  const made = { saved: shown, queue: Promise.resolve(), pending: 0 };
  ofStore.set(key, made);
  return made;
}

async function send(store: Store, prd: string, ledger: Ledger, next: KeptTypes): Promise<void> {
  const { call } = restoreFavourite(ledger.saved, next);
  if (!call) return;
  const http = httpContextOf(store);
  const { deleteFavourite, saveFavourite } = await loadService(() => import('../../services/favourites.ts'));
  if (call.method === 'POST') ledger.saved = await saveFavourite(http, prd, call.documentTypes);
  else {
    await deleteFavourite(http, call.id).catch((error) => {
      // Another tab has deleted it already.
      if (!(error instanceof ServiceError && error.isGone)) throw error;
    });
    ledger.saved = null;
  }
}
