import { ServiceError } from '../../../src/errors/service-error.ts';
import type { SavedSearch } from '../../../src/services/kept-searches.ts';
import type { Page } from '../../../src/store/hooks.ts';
import { addFailureNotice } from '../../../src/store/notices/failure-notice.ts';
import { addNotice } from '../../../src/store/notices/notices.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { loadService } from '../../../src/store/reads/load-service.ts';
import { askUntilLoaded } from '../../../src/store/write/leaving.ts';
import { holdUser } from '../../../src/store/write/owned-by-user.ts';
import { translator } from '../../../src/texts/translate.ts';
import { savedSearchesTexts } from '../texts.ts';

/**
 * Deletes a saved search; a failure is told by a notice.
 *
 * @param again does the whole action again, on a press or after a login
 * @returns whether it is deleted, here or elsewhere
 */
export async function removeSearch(
  page: Pick<Page, 'store' | 'bus'>,
  { id, name }: SavedSearch,
  again: () => unknown,
): Promise<boolean> {
  const { store } = page;
  const demandOwner = holdUser(store);
  try {
    const { deleteSavedSearch } = await askUntilLoaded(
      loadService(() => import('../../../src/services/kept-searches.ts')),
    );
    demandOwner();
    await deleteSavedSearch(httpContextOf(store), id);
  } catch (error) {
    const isGone = error instanceof ServiceError && error.isGone;
    if (!isGone) {
      addFailureNotice(page, error, {
        ...{ texts: savedSearchesTexts, key: 'savedSearches.delete.failed' },
        again: () => void again(),
      });
      return false;
    }
  }
  const text = translator(savedSearchesTexts, store.getState().payload.texts)('savedSearches.deleted', {
    name,
  });
  addNotice(store, { type: 'success', kind: 'save', text });
  return true;
}
