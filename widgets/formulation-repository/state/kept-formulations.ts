import { notifyFavourite, onFavouriteElsewhere } from '../../../src/store/favourite-tabs.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import { readsOf } from '../../../src/store/reads/reads.ts';
import type { Store } from '../../../src/store/state.ts';
import { changeAtOnce, isChanging } from '../../../src/store/write/change-at-once.ts';
import { starWriter } from '../../../src/store/write/star-writer.ts';

interface Kept {
  id: string;
  isFavorite: boolean;
}

/** Key of the shared read of whether the user has saved a formulation. */
export function keptKey(store: Store, id: string): string {
  return JSON.stringify(['formulation-kept', store.getState().user?.userId, id]);
}

/** Adopts what a response says about its formulations, except those with a change in progress. */
export function learnKept(store: Store, formulations: readonly Kept[]): void {
  const reads = readsOf(store);
  const values = formulations
    .filter(({ id }) => !isChanging(store, keptKey(store, id)))
    .map(({ id, isFavorite }) => [keptKey(store, id), isFavorite] as const);
  reads.fill(Object.fromEntries(values));
  const known = reads.states.getState();
  for (const [key, value] of values) {
    const read = known[key];
    if (read?.status === 'ready' && read.value !== value) reads.replace(key, value);
  }
}

/**
 * Saves a formulation for the user, or removes it. It shows at once; calls are made one after the other, and only for
 * the latest press.
 *
 * @param isFavorite what the service has, as far as the caller knows
 * @returns what the service has in the end; `undefined` if this press waits for a call in progress
 * @throws {ServiceError} if a call fails: what the service has is shown again
 */
export async function changeKept(
  store: Store,
  { id, isFavorite }: Kept,
  wanted: boolean,
): Promise<boolean | undefined> {
  const key = keptKey(store, id);
  const writer = starWriter(async (isKept) => {
    const { keepFormulation } = await loadService(
      () => import('../../../src/services/guide-formulations.ts'),
    );
    await keepFormulation(httpContextOf(store), { id, isKept });
  });
  const show = (isKept: boolean) => readsOf(store).replace(key, isKept);
  const changed = await changeAtOnce(store, { ...writer, key, saved: isFavorite, show }, () => wanted);
  if (changed) notifyFavourite(store, { kind: 'formulation', id, value: changed.saved });
  return changed?.saved;
}

/** Shows what the site's other tabs save, except those with a change in progress. Returns a function that stops it. */
export function followKept(store: Store): () => void {
  return onFavouriteElsewhere(store, (changed) => {
    if (changed?.kind !== 'formulation' || typeof changed.value !== 'boolean') return;
    const key = keptKey(store, changed.id);
    if (!isChanging(store, key)) readsOf(store).replace(key, changed.value);
  });
}
