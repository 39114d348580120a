import { leftOutOf } from '../../../../lib/left-out.ts';
import { DownloadProgress } from '../../../../outcome/files/DownloadProgress.tsx';
import { useTexts } from '../../../../store/hooks.ts';
import type { ZipBatch } from '../../../rules/documents/zip-batches.ts';
import { bulkTexts } from '../../../texts/bulk-download.ts';
import type { Archives, BatchOutcome, BulkDocument } from './useArchives.ts';

interface ArchiveBatchesProps {
  batches: readonly ZipBatch<BulkDocument>[];
  order: Archives;
  /** Takes the focus of a button that goes. */
  takeFocus: () => void;
}

/** The files that a large selection comes as: what became of each, and another try of what failed. None before the start. */
export function ArchiveBatches({ batches, order, takeFocus }: ArchiveBatchesProps) {
  const text = useTexts(bulkTexts);
  if (order.outcomes.length === 0) return null;
  const zips = batches.filter(({ number }) => number !== undefined).length;
  return (
    <ol className="ce-bulk__parts">
      {batches.map((batch, index) => {
        const outcome = order.outcomes[index] ?? { status: 'waiting' };
        const name = nameOf(batch);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: batches are numbered, and never reordered
          <li key={index} className="ce-bulk__batch ce-cluster">
            <span>
              {name}: {outcome.status !== 'failed' && wordOf(outcome)}
            </span>
            {outcome.status === 'failed' && (
              <DownloadProgress
                key={order.attempt}
                download={outcome}
                name={name}
                cancel={order.cancel}
                retry={() => order.retry(index)}
                takeFocus={takeFocus}
              />
            )}
          </li>
        );
      })}
    </ol>
  );

  function nameOf({ documents, number }: ZipBatch<BulkDocument>): string {
    const [first] = documents;
    if (number === undefined)
      return text('bulk.batch.file', { file: first?.asset.filename ?? first?.asset.id ?? '' });
    const count = documents.length;
    return text(count === 1 ? 'bulk.batch.one' : 'bulk.batch', { number, batches: zips, count });
  }

  function wordOf(outcome: Exclude<BatchOutcome, { status: 'failed' }>): string {
    if (outcome.status !== 'saved') return text(`bulk.batch.${outcome.status}`);
    const { notIncluded } = outcome.archive;
    const count = notIncluded.length + leftOutOf(notIncluded).length;
    return count === 0 ? text('bulk.batch.saved') : text('bulk.batch.saved.some', { count });
  }
}
