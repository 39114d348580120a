import type { Catalog, CatalogContent, CatalogSummary, Perspective } from '../../domain/product/catalog.ts';
import { contentOf } from '../../domain/product/catalog.ts';
import { notifyFavourite, onFavouriteElsewhere } from '../../store/favourite-tabs.ts';
import type { Page } from '../../store/hooks.ts';
import { addFailureNotice } from '../../store/notices/failure-notice.ts';
import { addNotice } from '../../store/notices/notices.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import { loadService } from '../../store/reads/load-service.ts';
import type { Store } from '../../store/state.ts';
import { changeAtOnce } from '../../store/write/change-at-once.ts';
import { createOnce } from '../../store/write/create-once.ts';
import { deleteAsSeen } from '../../store/write/delete-as-seen.ts';
import { starWriter } from '../../store/write/star-writer.ts';
import { translator } from '../../texts/translate.ts';
import { catalogsTexts } from '../texts/catalogs.ts';
import { notifyCatalogChanged } from './catalog-tabs.ts';
import { forgetUnsaved } from './kept-catalog.ts';

// Creates, copies and deletes catalogues. A failed call changes nothing and shows a notice.

const loadCatalogs = () => loadService(() => import('../../services/catalogs.ts'));

type Where = Pick<Page, 'store' | 'bus'>;

/**
 * @param again does the whole action again, on a press or after a login
 * @returns the new catalogue's id; `undefined` if none was created
 */
export async function makeCatalog(
  page: Where,
  content: CatalogContent,
  again: () => void,
): Promise<string | undefined> {
  const { store } = page;
  try {
    const { createCatalog } = await loadCatalogs();
    const { id } = await createOnce(store, { kind: 'catalog', content: contentOf(content) }, (key) =>
      createCatalog(httpContextOf(store), content, key),
    );
    notifyCatalogChanged(page, id, 1);
    return id;
  } catch (error) {
    notifyFailure(page, 'new', error, again);
    return undefined;
  }
}

/** @returns the copy's id; `undefined` if none was created */
export async function copyCatalog(
  page: Where,
  { id, title, perspective }: { id: string; title: string; perspective: Perspective | undefined },
  again: () => void,
): Promise<string | undefined> {
  try {
    const { readCatalog } = await loadCatalogs();
    const { signal } = new AbortController();
    const catalog = await readCatalog(httpContextOf(page.store), { id, perspective }, signal);
    return await makeCatalog(page, { ...contentOf(catalog), title }, again);
  } catch (error) {
    notifyFailure(page, 'new', error, again);
    return undefined;
  }
}

/** What the overview says of a catalogue. */
type Shown = Pick<CatalogSummary, 'id' | 'title' | 'version' | 'count' | 'excludedCount'>;

/** A catalogue to delete, as the user has seen it. */
interface Removal extends Shown {
  perspective: Perspective | undefined;
  /** Does the whole action again, on a press or after a login. */
  again: () => void;
  /** Asks again, since it was changed elsewhere: nothing is deleted. */
  askAgain: (current: Catalog) => void;
}

/** @returns whether it is deleted, here or elsewhere */
export async function removeCatalog(page: Where, removal: Removal): Promise<boolean> {
  const { store } = page;
  const { id, title, again, askAgain } = removal;
  try {
    const changed = await deleteUnlessChanged(store, removal);
    if (changed) {
      askAgain(changed);
      return false;
    }
  } catch (error) {
    notifyFailure(page, 'delete', error, again);
    return false;
  }
  forgetUnsaved(store, id);
  notifyCatalogChanged(page, id, 0);
  const text = translator(catalogsTexts, store.getState().payload.texts)('catalogs.deleted', { title });
  addNotice(store, { type: 'success', kind: 'save', text });
  return true;
}

/** @returns the catalogue as it is now, if it is not as the one to delete */
async function deleteUnlessChanged(store: Store, removal: Removal): Promise<Catalog | undefined> {
  const { id, perspective, version } = removal;
  const { deleteCatalog, readCatalog } = await loadCatalogs();
  const http = httpContextOf(store);
  return deleteAsSeen(store, {
    version,
    isAsSeen: (current) => isAsShown(current, removal),
    read: () => readCatalog(http, { id, perspective }, new AbortController().signal),
    remove: (seen) => deleteCatalog(http, { id, version: seen }),
  });
}

function isAsShown(current: Shown, { title, count, excludedCount }: Shown): boolean {
  return current.title === title && current.count === count && current.excludedCount === excludedCount;
}

/** A catalogue to make a favourite, or no longer one. */
interface Keeping {
  id: string;
  title: string;
  isKept: boolean;
  /** Shows it: at once, and again if the service refuses. */
  show: (isKept: boolean) => void;
}

/**
 * Makes a catalogue a favourite, or no longer one, with a notice that offers Undo. A refusal is shown with its reason.
 */
export async function keepFavourite(page: Where, { isKept, ...catalog }: Keeping): Promise<void> {
  const { store } = page;
  const { id, title, show } = catalog;
  const writer = starWriter(async (wanted) => {
    const { keepCatalog } = await loadCatalogs();
    await keepCatalog(httpContextOf(store), { id, isKept: wanted });
  });
  const key = JSON.stringify(['catalog-kept', store.getState().user?.userId, id]);
  try {
    const changed = await changeAtOnce(store, { ...writer, key, saved: !isKept, show }, () => isKept);
    if (!changed) return;
    const { saved } = changed;
    notifyFavourite(store, { kind: 'catalog', id, value: saved });
    const text = translator(catalogsTexts, store.getState().payload.texts);
    addNotice(store, {
      type: 'success',
      kind: 'save',
      text: text(`catalogs.favourite.${saved}`, { title }),
      action: {
        text: text('catalogs.favourite.undo'),
        run: () => void keepFavourite(page, { ...catalog, isKept: !saved }),
      },
    });
  } catch (error) {
    notifyFailure(page, 'favourite', error, () => void keepFavourite(page, { ...catalog, isKept }));
  }
}

/** Calls back when a catalogue is made a favourite in another tab, or no longer one. Returns a function that stops it. */
export function followFavourites(store: Store, show: (id: string, isKept: boolean) => void): () => void {
  return onFavouriteElsewhere(store, (changed) => {
    if (changed?.kind === 'catalog' && typeof changed.value === 'boolean') show(changed.id, changed.value);
  });
}

function notifyFailure(
  page: Where,
  what: 'new' | 'delete' | 'favourite',
  error: unknown,
  again: () => void,
): void {
  addFailureNotice(page, error, { texts: catalogsTexts, key: `catalogs.failed.${what}`, again });
}
