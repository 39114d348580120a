import type { CatalogContent, Perspective } from '../../domain/catalog/catalog.ts';
import { contentOf } from '../../domain/catalog/catalog.ts';
import { ServiceError } from '../../errors/service-error.ts';
import { catalogsTexts } from '../../texts/catalogs.ts';
import { translator } from '../../texts/translate.ts';
import type { Page } from '../hooks.ts';
import { httpContextOf } from '../http-context.ts';
import type { Keeper } from '../keeper.ts';
import { loadService } from '../load-service.ts';
import { addNotice } from '../notices.ts';
import type { Store } from '../state.ts';
import { tellFailure } from './catalog-notice.ts';
import { tellCatalogChanged } from './catalog-tabs.ts';

// Creates, copies and deletes catalogues. A failed call changes nothing and shows a notice.

const loadCatalogs = () => loadService(() => import('../../services/catalogs.ts'));

type Where = Pick<Page, 'store' | 'bus'>;

/**
 * Idempotency keys of calls without a response, which may have succeeded: the same content is sent with the same key.
 */
const keys = new WeakMap<Store, Map<string, string>>();

/** @returns the new catalogue's id; `undefined` if none was created */
export async function makeCatalog(page: Where, content: CatalogContent): Promise<string | undefined> {
  const { store } = page;
  const known = keys.get(store) ?? new Map<string, string>();
  keys.set(store, known);
  const text = JSON.stringify(contentOf(content));
  const key = known.get(text) ?? crypto.randomUUID();
  known.set(text, key);
  try {
    const { createCatalog } = await loadCatalogs();
    const { id } = await createCatalog(httpContextOf(store), content, key);
    known.delete(text);
    tellCatalogChanged(page, id, 1);
    return id;
  } catch (error) {
    // A refused one was not created, so the next gets another key.
    if (error instanceof ServiceError && error.status >= 400 && error.status < 500) known.delete(text);
    tellFailure(store, 'new', error);
    return undefined;
  }
}

/** @returns the copy's id; `undefined` if none was created */
export async function copyCatalog(
  page: Where,
  { id, title, perspective }: { id: string; title: string; perspective: Perspective | undefined },
): Promise<string | undefined> {
  try {
    const { readCatalog } = await loadCatalogs();
    const { signal } = new AbortController();
    const catalog = await readCatalog(httpContextOf(page.store), { id, perspective }, signal);
    return await makeCatalog(page, { ...contentOf(catalog), title });
  } catch (error) {
    tellFailure(page.store, 'new', error);
    return undefined;
  }
}

/** @returns whether it is deleted, here or elsewhere */
export async function removeCatalog(
  page: Where,
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  const { store } = page;
  try {
    const { deleteCatalog } = await loadCatalogs();
    await deleteCatalog(httpContextOf(store), id);
  } catch (error) {
    if (!(error instanceof ServiceError && error.isGone)) {
      tellFailure(store, 'delete', error);
      return false;
    }
  }
  tellCatalogChanged(page, id, 0);
  const text = translator(catalogsTexts, store.getState().payload.texts)('catalogs.deleted', { title });
  addNotice(store, { type: 'success', kind: 'save', text });
  return true;
}

/** Makes a catalogue a favourite, or no longer. A refusal is shown with its reason. */
export async function keepFavourite(
  { store }: Pick<Where, 'store'>,
  keeper: Keeper,
  { id, isKept, onRefused }: { id: string; isKept: boolean; onRefused: (isKept: boolean) => void },
): Promise<void> {
  const send = async (wanted: boolean) => {
    const { keepCatalog } = await loadCatalogs();
    await keepCatalog(httpContextOf(store), { id, isKept: wanted });
  };
  try {
    await keeper.want(id, { isKept, isSaved: !isKept, send, onRefused });
  } catch (error) {
    tellFailure(store, 'favourite', error);
  }
}
