import type { Archive } from '../../../../services/documents.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { bulkTexts } from '../../../texts/bulk-download.ts';

/** Returns a function that says what arrived, in one file or several. */
export function useSavedText(): (archive: Pick<Archive, 'files'>, batches: readonly unknown[]) => string {
  const text = useTexts(bulkTexts);
  return ({ files: { length: count } }, batches) => {
    if (count === 0) return text('bulk.nothing');
    if (batches.length > 1) return text('bulk.saved.split', { batches: batches.length, count });
    return text(count === 1 ? 'bulk.saved.one' : 'bulk.saved.several', { count });
  };
}
