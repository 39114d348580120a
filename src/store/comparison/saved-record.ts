import { ServiceError } from '../../errors/service-error.ts';
import {
  deleteComparison,
  readComparison,
  type SavedComparison,
  updateComparison,
} from '../../services/comparisons.ts';
import { httpContextOf } from '../http-context.ts';
import type { ComparisonPage } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import { forgetComparison } from './replace-comparison.ts';

// Deleting and renaming a saved comparison, for the basket, the compare page and the profile alike. The active
// comparison follows. Both throw a `ServiceError`.

/** Deletes a record; one that is gone already counts as deleted. */
export async function deleteRecord(page: ComparisonPage, id: string): Promise<void> {
  try {
    await deleteComparison(httpContextOf(page.store), id);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  forgetComparison(page, id);
  page.bus.emit('comparison:deleted', { id });
}

/**
 * Gives a record another title.
 *
 * @returns the renamed one; `null` if it doesn't exist any more
 */
export async function renameRecord(
  page: ComparisonPage,
  id: string,
  title: string,
): Promise<SavedComparison | null> {
  const http = httpContextOf(page.store);
  try {
    // An update replaces all of it: products that were changed elsewhere meanwhile have to stay.
    const renamed = await updateComparison(http, id, { ...(await readComparison(http, id)), title });
    const active = comparisonOf(page.store, page.bus);
    const { comparison, isUnsent } = active.latest();
    if (comparison.id === id) active.put({ ...comparison, title: renamed.title }, { isUnsent });
    return renamed;
  } catch (error) {
    if (!isGone(error)) throw error;
    forgetComparison(page, id);
    return null;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ServiceError && error.isGone;
}
