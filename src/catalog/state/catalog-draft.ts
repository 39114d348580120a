import {
  CATALOG_LIMIT,
  type Catalog,
  type CatalogContent,
  contentOf,
  countOf,
  isSameContent,
} from '../../domain/product/catalog.ts';
import { userStatus } from '../../domain/user/user-status.ts';
import type { Page } from '../../store/hooks.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import { loadService } from '../../store/reads/load-service.ts';
import { createDraft, type Draft } from '../../store/write/create-draft.ts';
import type { DraftState } from '../../store/write/draft-state.ts';
import { mergeContent } from '../rules/merge-content.ts';
import { notifyCatalogChanged, onCatalogElsewhere } from './catalog-tabs.ts';
import { contentSchema, unsavedName } from './kept-catalog.ts';

/** A catalogue being edited. */
export type CatalogDraft = Draft<Catalog, CatalogContent>;

/** State of an open catalogue. */
export type CatalogState = DraftState<Catalog, CatalogContent>;

/** Opens a catalogue for editing; once started, it follows other tabs. */
export function openCatalog(page: Pick<Page, 'store' | 'bus'>, catalog: Catalog): CatalogDraft {
  const { store } = page;
  const { id } = catalog;
  const http = httpContextOf(store);
  const draft = createDraft<Catalog, CatalogContent>(
    store,
    {
      name: unsavedName(id),
      schema: contentSchema,
      contentOf,
      isSame: isSameContent,
      merge: mergeContent,
      versionOf: ({ version }) => version,
      isNewer: ({ version }, than) => version > than.version,
      isFull: (content) => countOf(content) > CATALOG_LIMIT,
      async read() {
        const { readCatalog } = await loadService(() => import('../../services/catalogs.ts'));
        const perspective = userStatus(store.getState().user) === 'internal' ? 'internal' : undefined;
        return readCatalog(http, { id, perspective }, new AbortController().signal);
      },
      async send(content, { version }) {
        const { updateCatalog } = await loadService(() => import('../../services/catalogs.ts'));
        return updateCatalog(http, id, { ...content, version });
      },
      onSaved: ({ version }) => notifyCatalogChanged(page, id, version),
    },
    catalog,
  );
  return {
    ...draft,
    start() {
      const stop = draft.start();
      const stopListening = onCatalogElsewhere(store, (changed) => {
        const isKnown = changed?.version === draft.state.getState().saved.version;
        if (!changed || (changed.id === id && !isKnown)) void draft.follow();
      });
      return () => {
        stop();
        stopListening();
      };
    },
  };
}
