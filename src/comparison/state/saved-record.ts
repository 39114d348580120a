import { ServiceError } from '../../errors/service-error.ts';
import { deleteComparison, readComparison, type SavedComparison } from '../../services/comparisons.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import { deleteAsSeen } from '../../store/write/delete-as-seen.ts';
import { writeOnTop } from '../../store/write/write-on-top.ts';
import { type Contained, contentOf, isSameContent } from '../rules/content/comparison-content.ts';
import { adoptRecord } from './adopt-record.ts';
import type { ComparisonContext } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import { recordWriter } from './record-writer.ts';
import { forgetComparison } from './replace-comparison.ts';

// Deletes and renames a saved comparison, for the basket, the compare page and the profile. The active comparison is
// updated. Both throw a `ServiceError`.

/** A record that may be deleted, as the user has seen it. */
export type Doomed = Contained & Pick<SavedComparison, 'id' | 'version'>;

/**
 * Deletes a record; one that no longer exists counts as deleted.
 *
 * @returns the record as it is now, if it is not as the one that was to be deleted: nothing is deleted then
 */
export async function deleteRecord(
  page: ComparisonContext,
  doomed: Doomed,
): Promise<SavedComparison | undefined> {
  const { id, version } = doomed;
  const http = httpContextOf(page.store);
  const shown = contentOf(doomed);
  const changed = await deleteAsSeen(page.store, {
    version,
    isAsSeen(current) {
      // A service may not keep reference and medium.
      const { reference, medium } = shown;
      return isSameContent(shown, { reference, medium, ...contentOf(current) });
    },
    read: () => readComparison(http, id),
    remove: (seen) => deleteComparison(http, id, seen),
  });
  if (changed) return changed;
  forgetComparison(page, id);
  page.bus.emit('comparison:deleted', { id });
  return undefined;
}

/** A renamed record. */
export interface Renamed {
  record: SavedComparison;
  /** Whether others have changed it, too. */
  isMerged: boolean;
}

/**
 * Renames a record; what others have changed of it stays.
 *
 * @param known the record as the page knows it
 * @returns the renamed one; `null` if it doesn't exist any more
 */
export async function renameRecord(
  page: ComparisonContext,
  known: SavedComparison,
  title: string,
): Promise<Renamed | null> {
  const { id, version } = known;
  const items = new Map(known.basket.map((item) => [item.uid, item]));
  const content = contentOf(known);
  try {
    const { saved, isMerged } = await writeOnTop(
      { ...recordWriter(page.store, id, items), isSentUnread: true },
      { content, version },
      { ...content, title },
    );
    const { comparison, base } = comparisonOf(page.store, page.bus).latest();
    const since = base ?? contentOf(comparison);
    adoptRecord(page, id, saved, { since, items });
    return { record: saved.record ?? { ...known, title }, isMerged };
  } catch (error) {
    if (!isGone(error)) throw error;
    forgetComparison(page, id);
    return null;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ServiceError && error.isGone;
}
