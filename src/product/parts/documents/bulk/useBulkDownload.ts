import type { Downloadable } from '../../../../store/files/create-downloads.ts';
import type { RunningDownloads } from '../../../../store/files/useDownloads.ts';
import { type ArchiveOrder, useArchive } from './useArchive.ts';

/** A selected document. */
export interface BulkDocument {
  asset: Downloadable['asset'];
  /** Product code. */
  prd: string | null;
}

interface BulkDownload {
  /** Order of the ZIP; a single document needs none. */
  order: ArchiveOrder;
  isRunning: boolean;
  start(): void;
  cancel(): void;
}

/** Downloads the selected documents: several as one ZIP, a single one as it is. */
export function useBulkDownload(
  selected: readonly BulkDocument[],
  downloads: RunningDownloads,
): BulkDownload {
  const order = useArchive(selected.map(({ asset }) => asset.id));
  const [only, ...others] = selected;
  if (!only || others.length > 0) {
    return { order, isRunning: order.isRunning, start: () => void order.start(), cancel: order.cancel };
  }
  return {
    order,
    isRunning: downloads.byId[only.asset.id]?.status === 'running',
    start: () => void downloads.start(only),
    cancel: () => downloads.cancel(only.asset.id),
  };
}
