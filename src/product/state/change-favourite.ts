import { type Favourite, favouriteState, type KeptTypes } from '../../domain/product/favourite.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { notifyFavourite } from '../../store/favourite-tabs.ts';
import type { Page } from '../../store/hooks.ts';
import { readsOf } from '../../store/reads/reads.ts';
import { type Changed, changeAtOnce } from '../../store/write/change-at-once.ts';
import { favouriteKey } from './favourite-key.ts';
import { favouriteWriter } from './favourite-writer.ts';

/**
 * Changes the user's favourite of a product; it shows at once.
 *
 * @returns what was saved; `undefined` if a call under way is followed by this change
 * @throws {ServiceError} if it fails: the service's version is shown again
 */
export async function changeFavourite(
  { store, bus }: Pick<Page, 'store' | 'bus'>,
  prd: string,
  edit: (kept: KeptTypes) => KeptTypes,
): Promise<Changed<Favourite | null, KeptTypes> | undefined> {
  const reads = readsOf(store);
  const key = favouriteKey(store, prd);
  const read = reads.states.getState()[key];
  if (read?.status !== 'ready') throw new ServiceError({ kind: 'unreachable' });
  const changed = await changeAtOnce(
    store,
    {
      ...favouriteWriter(store, prd),
      key,
      saved: read.value as Favourite | null,
      show: (value, saved) =>
        reads.replace(key, value && { id: saved?.id ?? '', version: saved?.version, ...value }),
    },
    edit,
  );
  if (!changed) return undefined;
  const { saved } = changed;
  notifyFavourite(store, { kind: 'product', id: prd, value: saved });
  bus.emit('favourite:changed', {
    prd,
    state: favouriteState(saved),
    documentTypes: saved?.documentTypes ?? [],
  });
  return changed;
}
