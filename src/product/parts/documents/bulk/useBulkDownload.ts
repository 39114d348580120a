import type { RunningDownloads } from '../../../../store/files/useDownloads.ts';
import type { BulkLimit } from '../../../rules/documents/bulk-selection.ts';
import { type ZipBatch, zipBatches } from '../../../rules/documents/zip-batches.ts';
import { type Archives, type BulkDocument, useArchives } from './useArchives.ts';

interface BulkDownload {
  /** The ZIPs that the selection needs. */
  batches: readonly ZipBatch<BulkDocument>[];
  /** Orders of the ZIPs; a single document needs none. */
  order: Archives;
  isRunning: boolean;
  start(): void;
  cancel(): void;
}

/** Downloads the selected documents: several as ZIPs, a single one as it is. */
export function useBulkDownload(
  selected: readonly BulkDocument[],
  { downloads, limit }: { downloads: RunningDownloads; limit: BulkLimit },
): BulkDownload {
  const batches = zipBatches(selected, limit);
  const order = useArchives(batches);
  const [only, ...others] = selected;
  if (!only || others.length > 0) {
    return { batches, order, isRunning: order.isRunning, start: order.start, cancel: order.cancel };
  }
  return {
    batches,
    order,
    isRunning: downloads.byId[only.asset.id]?.status === 'running',
    start: () => void downloads.start(only),
    cancel: () => downloads.cancel(only.asset.id),
  };
}
