import { useEffect, useMemo, useState } from 'react';
import type { CatalogSummary, Perspective } from '../../domain/catalog/catalog.ts';
import type { ServiceError } from '../../errors/service-error.ts';
import { usePage, useShared } from '../hooks.ts';
import { createKeeper } from '../keeper.ts';
import { loadService } from '../load-service.ts';
import { type LoadRead, readsOf } from '../reads.ts';
import type { Store } from '../state.ts';
import { useRead } from '../useRead.ts';
import { onCatalogElsewhere } from './catalog-tabs.ts';
import { keepFavourite } from './whole-catalogs.ts';

/** The catalogues that someone sees. */
export interface Catalogs {
  /** Those of the latest answer; stay while the next is on its way or has failed. */
  list: readonly CatalogSummary[] | undefined;
  failure: ServiceError | undefined;
  isLoading: boolean;
  retry: () => void;
  /** Makes one a favourite, or no longer: at once, and back if the service refuses. */
  toggleFavourite: (catalog: CatalogSummary) => void;
  /** It is gone. */
  drop: (id: string) => void;
}

/** All catalogues of who is signed in, as a perspective shows them; they follow what other tabs change. */
export function useCatalogs(perspective: Perspective | undefined): Catalogs {
  const { store } = usePage();
  const userId = useShared(({ user }) => user?.userId);
  const key = JSON.stringify(['catalogs', userId, perspective]);
  const changes = useMemo(() => changesOf(store, key, loadWith(perspective)), [store, key, perspective]);
  const read = useRead<CatalogSummary[]>(key, loadWith(perspective));
  // What somebody else has seen is not shown, not even while the next answer comes.
  const [shown, setShown] = useState<{ list: readonly CatalogSummary[]; of: string | undefined }>();
  if (read.status === 'ready' && read.value !== shown?.list) setShown({ list: read.value, of: userId });
  useEffect(() => onCatalogElsewhere(store, changes.retry), [store, changes]);
  return {
    list: shown && shown.of === userId ? shown.list : undefined,
    failure: read.status === 'failed' ? read.failure : undefined,
    isLoading: read.status === 'loading',
    ...changes,
  };
}

function loadWith(perspective: Perspective | undefined): LoadRead<CatalogSummary[]> {
  return async (http, signal) => {
    const { readCatalogs } = await loadService(() => import('../../services/catalogs.ts'));
    return readCatalogs(http, perspective, signal);
  };
}

function changesOf(store: Store, key: string, load: LoadRead<CatalogSummary[]>) {
  const reads = readsOf(store);
  const keeper = createKeeper();
  const put = (change: (list: CatalogSummary[]) => CatalogSummary[]) => {
    const state = reads.states.getState()[key];
    // The key is that of this list.
    if (state?.status === 'ready') reads.replace(key, change(state.value as CatalogSummary[]));
  };
  const mark = (id: string, isFavorite: boolean) =>
    put((list) => list.map((each) => (each.id === id ? { ...each, isFavorite } : each)));
  return {
    retry: () => reads.reload(key, load),
    toggleFavourite({ id, isFavorite }: CatalogSummary) {
      mark(id, !isFavorite);
      void keepFavourite({ store }, keeper, {
        id,
        isKept: !isFavorite,
        onRefused: (isKept) => mark(id, isKept),
      });
    },
    drop: (id: string) => put((list) => list.filter((each) => each.id !== id)),
  };
}
