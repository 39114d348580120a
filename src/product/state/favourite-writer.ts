import type { Favourite, KeptTypes } from '../../domain/product/favourite.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { deleteFavourite, readFavourite, saveFavourite } from '../../services/favourites.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import type { Store } from '../../store/state.ts';
import type { Writer } from '../../store/write/write-on-top.ts';
import { isSameKept, mergeKept, nameKept } from '../rules/favourites/change-favourite.ts';
import { typesOfProduct } from './types-of-product.ts';

/** Whether the types that are left have to be named, which takes reads. */
const isHeld = (value: KeptTypes) => (value?.except?.length ?? 0) > 0;

/** How the user's favourite of a product is changed. */
export function favouriteWriter(store: Store, prd: string): Writer<Favourite | null, KeptTypes> {
  const http = httpContextOf(store);
  return {
    contentOf: (saved) => saved,
    isSame: isSameKept,
    merge: mergeKept,
    versionOf: (saved) => saved?.version && [saved.id, saved.version].join(),
    read: () => readFavourite(http, prd, new AbortController().signal),
    isSentUnread: true,
    isHeld,
    async send(value, on) {
      const kept = value && isHeld(value) ? nameKept(value, await typesOfProduct(store, prd)) : value;
      if (kept) return saveFavourite(http, { prd, documentTypes: kept.documentTypes }, on);
      if (on) await deleteFavourite(http, on).catch(demandAgain);
      return null;
    },
  };
}

/** A record that was removed and made again elsewhere has another id. */
function demandAgain(error: unknown): never {
  const isGone = error instanceof ServiceError && error.isGone;
  throw isGone ? new ServiceError({ kind: 'http', status: 412 }, { cause: error }) : error;
}
