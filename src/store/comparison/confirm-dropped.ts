import type { SavedComparison } from '../../services/comparisons.ts';
import { httpContextOf } from '../http-context.ts';
import { loadService } from '../load-service.ts';
import type { Store } from '../state.ts';

/**
 * Saves a comparison without the products that are gone, once their names have been shown: until then each answer names
 * them (decision 56). A failure is told to nobody, since the names are shown again at the next reading.
 */
export function confirmDropped(store: Store, saved: SavedComparison): void {
  if (saved.dropped.length === 0) return;
  loadService(() => import('../../services/comparisons.ts'))
    .then(({ updateComparison }) => updateComparison(httpContextOf(store), saved.id, saved, saved.version))
    .catch(() => {});
}
