import { useTexts } from '../../../../store/hooks.ts';
import type { ZipBatch } from '../../../rules/documents/zip-batches.ts';
import { bulkTexts } from '../../../texts/bulk-download.ts';
import type { Archives, BulkDocument } from './useArchives.ts';
import { useSavedText } from './useSavedText.ts';

/** Returns what a live region says of ordered ZIPs: which is being made, and what arrived. */
export function useArchiveStatus(
  batches: readonly ZipBatch<BulkDocument>[],
  { isRunning, outcomes, archive }: Archives,
): string {
  const text = useTexts(bulkTexts);
  const savedText = useSavedText();
  if (!isRunning) return archive ? savedText(archive, batches) : '';
  const at = outcomes.findIndex(({ status }) => status === 'running');
  if (batches.length < 2 || at < 0) return text('bulk.running');
  return text('bulk.running.split', { number: at + 1, batches: batches.length });
}
