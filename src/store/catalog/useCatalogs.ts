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

/** The user's catalogues. */
export interface Catalogs {
  /** From the latest response; kept while the next one is loading or has failed. */
  list: readonly CatalogSummary[] | undefined;
  failure: ServiceError | undefined;
  isLoading: boolean;
  retry: () => void;
  /** Adds or removes a favourite: shown at once, and reverted if the service refuses. */
  toggleFavourite: (catalog: CatalogSummary) => void;
  /** Removes a deleted catalogue from the list. */
  drop: (id: string) => void;
}

/** All catalogues that the user may see, for a perspective; updated by changes in other tabs. */
export function useCatalogs(perspective: Perspective | undefined): Catalogs {
  const { store } = usePage();
  const userId = useShared(({ user }) => user?.userId);
  const key = JSON.stringify(['catalogs', userId, perspective]);
  const changes = useMemo(() => changesOf(store, key, loadWith(perspective)), [store, key, perspective]);
  const read = useRead<CatalogSummary[]>(key, loadWith(perspective));
  // Another user's list is not shown, not even while the next one is loading.
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
    // The key identifies this list.
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
