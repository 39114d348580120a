import { httpContextOf } from '../http-context.ts';
import { loadService } from '../load-service.ts';
import { readsOf } from '../reads.ts';
import type { Store } from '../state.ts';

interface Kept {
  id: string;
  isFavorite: boolean;
}

/** What the service has of a formulation, what is wanted, and whether calls are under way. */
interface Ledger {
  saved: boolean;
  wanted: boolean;
  isRunning: boolean;
}

const ledgers = new WeakMap<Store, Map<string, Ledger>>();

/** Key of the shared read that says whether the user has saved a formulation. */
export function keptKey(store: Store, id: string): string {
  return JSON.stringify(['formulation-kept', store.getState().user?.userId, id]);
}

/** Takes over what an answer says of the formulations in it, but for those with a change under way. */
export function learnKept(store: Store, formulations: readonly Kept[]): void {
  const reads = readsOf(store);
  const values = formulations
    .filter(({ id }) => !ledgers.get(store)?.get(keptKey(store, id))?.isRunning)
    .map(({ id, isFavorite }) => [keptKey(store, id), isFavorite] as const);
  reads.fill(Object.fromEntries(values));
  const known = reads.states.getState();
  for (const [key, value] of values) {
    const read = known[key];
    if (read?.status === 'ready' && read.value !== value) reads.replace(key, value);
  }
}

/**
 * Saves a formulation for the user, or does no longer. It shows at once; calls are made one after the other, and only
 * for what is wanted last.
 *
 * @returns what the service has in the end; `undefined` if calls are under way that see to it
 * @throws {ServiceError} if a call fails: what the service has is shown again
 */
export async function changeKept(
  store: Store,
  { id, isFavorite }: Kept,
  wanted: boolean,
): Promise<boolean | undefined> {
  const reads = readsOf(store);
  const key = keptKey(store, id);
  const ledger = ledgerOf(store, key, isFavorite);
  ledger.wanted = wanted;
  reads.replace(key, wanted);
  if (ledger.isRunning) return undefined;
  ledger.isRunning = true;
  try {
    while (ledger.wanted !== ledger.saved) {
      const isKept = ledger.wanted;
      const { keepFormulation } = await loadService(() => import('../../services/guide-formulations.ts'));
      await keepFormulation(httpContextOf(store), { id, isKept });
      ledger.saved = isKept;
    }
    return ledger.saved;
  } catch (error) {
    reads.replace(key, ledger.saved);
    throw error;
  } finally {
    ledger.isRunning = false;
  }
}

/** @param isFavorite what the service has, as far as the caller knows */
function ledgerOf(store: Store, key: string, isFavorite: boolean): Ledger {
  const ofStore = ledgers.get(store) ?? new Map<string, Ledger>();
  ledgers.set(store, ofStore);
  const present = ofStore.get(key);
  if (present?.isRunning) return present;
  const made = { saved: isFavorite, wanted: isFavorite, isRunning: false };
  ofStore.set(key, made);
  return made;
}
