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

// Deletes and renames a saved comparison, for the basket, the compare page and the profile. The active comparison is
// updated. Both throw a `ServiceError`.

/** Deletes a record; one that no longer exists counts as deleted. */
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
 * Renames a record.
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
    // An update replaces the whole record, so products changed elsewhere meanwhile must be kept.
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
