import type { SavedSearch, SavedSearchDetails } from '../../../services/kept-searches.ts';
import { httpContextOf } from '../../../store/reads/http-context.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { defineRead } from '../../../store/reads/reads.ts';
import { type Read, useRead } from '../../../store/reads/useRead.ts';
import type { Store } from '../../../store/state.ts';
import { createOnce } from '../../../store/write/create-once.ts';
import { askUntilLoaded } from '../../../store/write/leaving.ts';
import { holdUser } from '../../../store/write/owned-by-user.ts';

const savedSearches = defineRead(
  'saved-searches',
  async ({ http, signal }, { counts }: { counts: boolean }) => {
    const { readSavedSearches } = await loadSaved();
    return readSavedSearches(http, { counts }, signal);
  },
);

const loadSaved = () => loadService(() => import('../../../services/kept-searches.ts'));

/** Reads the user's saved searches. @param counts whether each is to have its number of hits and of new ones */
export function useSavedSearches({ counts }: { counts: boolean }): Read<SavedSearch[]> {
  return useRead(savedSearches({ counts }));
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
