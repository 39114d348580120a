import type { SavedComparison } from '../../services/comparisons.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import { loadService } from '../../store/reads/load-service.ts';
import type { Store } from '../../store/state.ts';

/**
 * Saves a comparison without the products that are gone, once their names have been shown: until then each answer names
 * them (decision 56). A failure is told to nobody, since the names are shown again at the next reading.
 *
 * @param owner id of the user who has read it; nothing is saved once somebody else is signed in
 */
export async function confirmDropped(
  store: Store,
  owner: string | undefined,
  saved: SavedComparison,
): Promise<void> {
  if (saved.dropped.length === 0) return;
  try {
    const { updateComparison } = await loadService(() => import('../../services/comparisons.ts'));
    if (store.getState().user?.userId !== owner) return;
    await updateComparison(httpContextOf(store), saved.id, saved, saved.version);
  } catch {
    // The names are shown again.
  }
}
