import { DownloadProgress } from '../../../../outcome/files/DownloadProgress.tsx';
import { useTexts } from '../../../../store/hooks.ts';
import { useStyles } from '../../../../ui/base/styles.ts';
import type { ZipBatch } from '../../../rules/documents/zip-batches.ts';
import { bulkTexts } from '../../../texts/bulk-download.ts';
import { ArchiveBatches } from './ArchiveBatches.tsx';
import { ArchiveContents } from './ArchiveContents.tsx';
import css from './bulk-bar.css';
import type { Archives, BulkDocument } from './useArchives.ts';
import { useSavedText } from './useSavedText.ts';

interface ArchiveOutcomeProps {
  batches: readonly ZipBatch<BulkDocument>[];
  order: Archives;
  /** Takes the focus of a button that goes. */
  takeFocus: () => void;
}

/** What becomes of ordered ZIPs: progress and failures, then what arrived. */
export function ArchiveOutcome({ batches, order, takeFocus }: ArchiveOutcomeProps) {
  useStyles(css);
  const text = useTexts(bulkTexts);
  const savedText = useSavedText();
  const isSplit = batches.length > 1;
  return (
    <>
      {isSplit && <ArchiveBatches {...{ batches, order, takeFocus }} />}
      {order.failure && !isSplit && (
        <DownloadProgress
          key={order.attempt}
          download={{ status: 'failed', failure: order.failure }}
          name={text('bulk.zip')}
          cancel={order.cancel}
          retry={order.start}
          takeFocus={takeFocus}
        />
      )}
      {order.archive && <ArchiveContents archive={order.archive} saved={savedText(order.archive, batches)} />}
    </>
  );
}
