import type { StoreApi } from 'zustand/vanilla';
import {
  CATALOG_LIMIT,
  type Catalog,
  type CatalogContent,
  contentOf,
  countOf,
  isSameContent,
} from '../../domain/catalog/catalog.ts';
import { mergeContent } from '../../domain/catalog/merge-content.ts';
import { userStatus } from '../../domain/user-status.ts';
import type { ServiceError } from '../../errors/service-error.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { translator } from '../../texts/translate.ts';
import { failureOf } from '../failure-of.ts';
import type { Page } from '../hooks.ts';
import { httpContextOf } from '../http-context.ts';
import { loadService } from '../load-service.ts';
import type { Store } from '../state.ts';
import type { CatalogState, CatalogSync } from './catalog-state.ts';
import { tellCatalogChanged } from './catalog-tabs.ts';

type Where = Pick<Page, 'store' | 'bus'>;

/** The catalogue that is saved. */
interface Draft {
  state: StoreApi<CatalogState>;
  rebase: (next: Catalog, known: CatalogContent, isMerged: boolean) => void;
}

/**
 * Saves the content on screen. If the catalogue was changed elsewhere meanwhile, it is read first and both changes are
 * merged.
 *
 * @returns whether the service has accepted it
 */
export async function saveContent(page: Where, draft: Draft): Promise<boolean> {
  const { store } = page;
  const { saved, content } = draft.state.getState();
  const end = (sync: CatalogSync, reason?: string) => {
    draft.state.setState({ sync, reason });
    return sync === 'idle';
  };
  const fail = (error: unknown) => {
    const failure = failureOf(error);
    return end(syncOf(failure), reasonOf(store, failure));
  };
  if (countOf(content) > CATALOG_LIMIT) return end('full');
  if (store.getState().token === null) return end('signed-out');
  end('saving');
  try {
    const { updateCatalog } = await loadService(() => import('../../services/catalogs.ts'));
    const { version } = saved;
    const next = await updateCatalog(httpContextOf(store), saved.id, { ...content, version });
    draft.rebase(next, content, draft.state.getState().isMerged);
    draft.state.setState({ savedAt: new Date().toISOString() });
    tellCatalogChanged(page, next.id, next.version);
    return end('idle');
  } catch (error) {
    if (failureOf(error).status !== 409) return fail(error);
    // The merged content is saved shortly after.
    return mergeLatest(page, draft).then(() => end('idle'), fail);
  }
}

/** Follows a change by others; changes made here are kept. A failed call changes nothing. */
export async function readLatest(page: Where, draft: Draft): Promise<void> {
  try {
    await mergeLatest(page, draft);
  } catch (error) {
    if (failureOf(error).isGone) draft.state.setState({ sync: 'gone' });
  }
}

async function mergeLatest({ store }: Where, { state, rebase }: Draft): Promise<void> {
  const { readCatalog } = await loadService(() => import('../../services/catalogs.ts'));
  const perspective = userStatus(store.getState().user) === 'internal' ? 'internal' : undefined;
  const { signal } = new AbortController();
  const { id } = state.getState().saved;
  const next = await readCatalog(httpContextOf(store), { id, perspective }, signal);
  const { saved: known, content, isMerged } = state.getState();
  if (next.version <= known.version) return;
  // The page that was here before may have saved what is shown already.
  const isNews = !isSameContent(mergeContent(contentOf(known), content, contentOf(next)), content);
  rebase(next, contentOf(known), isMerged || isNews);
  state.setState({ savedAt: new Date().toISOString() });
}

function syncOf(failure: ServiceError): CatalogSync {
  if (failure.isSessionOver) return 'signed-out';
  if (failure.isGone) return 'gone';
  return failure.isUnreached ? 'offline' : failure.code === 'too_many_products' ? 'full' : 'failed';
}

function reasonOf(store: Store, failure: ServiceError): string {
  const { texts } = store.getState().payload;
  return readFailureText(failure, translator(failureTexts, texts));
}
