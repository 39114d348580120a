import { useEffect, useMemo, useState } from 'react';
import type { CatalogSummary, Perspective } from '../../domain/product/catalog.ts';
import type { ServiceError } from '../../errors/service-error.ts';
import { type Page, usePage, useShared } from '../../store/hooks.ts';
import { loadService } from '../../store/reads/load-service.ts';
import { defineRead, type Readable, readsOf } from '../../store/reads/reads.ts';
import { type Read, useRead } from '../../store/reads/useRead.ts';
import { onCatalogElsewhere } from './catalog-tabs.ts';
import { followFavourites, keepFavourite } from './whole-catalogs.ts';

const catalogs = defineRead('catalogs', async ({ http, signal }, perspective: Perspective | undefined) => {
  const { readCatalogs } = await loadService(() => import('../../services/catalogs.ts'));
  return readCatalogs(http, perspective, signal);
});

/** The user's catalogues. */
export interface Catalogs {
  /** From the latest response; kept while the next one is loading or has failed. */
  list: readonly CatalogSummary[] | undefined;
  /** Of the latest load; kept while it is tried again. */
  failure: ServiceError | undefined;
  status: Read<unknown>['status'];
  retry: () => void;
  /** Adds or removes a favourite: shown at once, and reverted if the service refuses. */
  toggleFavourite: (catalog: CatalogSummary) => void;
  /** Removes a deleted catalogue from the list. */
  drop: (id: string) => void;
}

/** All catalogues that the user may see, for a perspective; updated by changes in other tabs. */
export function useCatalogs(perspective: Perspective | undefined): Catalogs {
  const page = usePage();
  const userId = useShared(({ user }) => user?.userId);
  const changes = useMemo(() => changesOf(page, catalogs(perspective)), [page, perspective]);
  const read = useRead(catalogs(perspective));
  // Another user's list is not shown, not even while the next one is loading.
  const [shown, setShown] = useState<{ list: readonly CatalogSummary[]; of: string | undefined }>();
  if (read.status === 'ready' && read.value !== shown?.list) setShown({ list: read.value, of: userId });
  useEffect(() => onCatalogElsewhere(page.store, changes.retry), [page, changes]);
  useEffect(() => followFavourites(page.store, changes.mark), [page, changes]);
  const { retry, toggleFavourite, drop } = changes;
  return {
    list: shown && shown.of === userId ? shown.list : undefined,
    failure: read.failure,
    status: read.status,
    retry,
    toggleFavourite,
    drop,
  };
}

function changesOf(page: Page, list: Readable<CatalogSummary[]>) {
  const reads = readsOf(page.store);
  const put = (change: (list: CatalogSummary[]) => CatalogSummary[]) => {
    const { key } = list(page.store);
    const state = reads.states.getState()[key];
    // The key identifies this list.
    if (state?.status === 'ready') reads.replace(key, change(state.value as CatalogSummary[]));
  };
  const mark = (id: string, isFavorite: boolean) =>
    put((list) => list.map((each) => (each.id === id ? { ...each, isFavorite } : each)));
  return {
    mark,
    retry: () => reads.reload(list(page.store)),
    toggleFavourite({ id, title, isFavorite }: CatalogSummary) {
      const show = (isKept: boolean) => mark(id, isKept);
      void keepFavourite(page, { id, title, isKept: !isFavorite, show });
    },
    drop: (id: string) => put((list) => list.filter((each) => each.id !== id)),
  };
}
