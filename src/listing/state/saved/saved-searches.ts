import type { SavedSearch, SavedSearchDetails } from '../../../services/kept-searches.ts';
import { useShared } from '../../../store/hooks.ts';
import { httpContextOf } from '../../../store/reads/http-context.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { type Read, useRead } from '../../../store/reads/useRead.ts';
import type { Store } from '../../../store/state.ts';
import { createOnce } from '../../../store/write/create-once.ts';
import { askUntilLoaded } from '../../../store/write/leaving.ts';
import { holdUser } from '../../../store/write/owned-by-user.ts';

const loadSaved = () => loadService(() => import('../../../services/kept-searches.ts'));

/** Reads the user's saved searches. @param counts whether each is to have its number of hits and of new ones */
export function useSavedSearches({ counts }: { counts: boolean }): Read<SavedSearch[]> {
  const userId = useShared(({ user }) => user?.userId) ?? '';
  return useRead(`saved-searches ${userId} ${counts}`, async (http, signal) => {
    const { readSavedSearches } = await loadSaved();
    return readSavedSearches(http, { counts }, signal);
  });
}

/** Saves a search, once; gives the present one if it is saved already. @throws {ServiceError} */
export async function keepSearch(store: Store, details: SavedSearchDetails): Promise<SavedSearch> {
  const demandOwner = holdUser(store);
  const { saveSearch } = await askUntilLoaded(loadSaved());
  demandOwner();
  return createOnce(store, { kind: 'search', content: details }, (key) =>
    saveSearch(httpContextOf(store), details, key),
  );
}

/** Notes that the user opens a saved search. Lost, it does no harm: its hits are counted as new once more. */
export async function noteOpened(store: Store, id: string): Promise<void> {
  const { confirmSavedSearch } = await loadSaved();
  await confirmSavedSearch(httpContextOf(store), id).catch(() => {});
}
