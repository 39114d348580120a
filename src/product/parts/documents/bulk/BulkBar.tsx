import { type MouseEvent, useRef, useState } from 'react';
import { DownloadProgress } from '../../../../outcome/files/DownloadProgress.tsx';
import type { Archive } from '../../../../services/documents.ts';
import type { RunningDownloads } from '../../../../store/files/useDownloads.ts';
import { useTexts } from '../../../../store/hooks.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { Button } from '../../../../ui/action/Button.tsx';
import { useStyles } from '../../../../ui/base/styles.ts';
import { downloadIcon } from '../../../../ui/icon/download.ts';
import {
  type BulkLimit,
  type BulkSelection,
  bulkSelection,
} from '../../../rules/documents/bulk-selection.ts';
import { formatSize } from '../../../rules/documents/format-size.ts';
import { bulkTexts } from '../../../texts/bulk-download.ts';
import { ArchiveContents } from './ArchiveContents.tsx';
import css from './bulk-bar.css';
import { focusBox } from './focus-box.ts';
import { type BulkDocument, useBulkDownload } from './useBulkDownload.ts';
import { useRoomForBar } from './useRoomForBar.ts';

type Texts = Translate<typeof bulkTexts>;

interface BulkBarProps {
  selected: readonly BulkDocument[];
  downloads: RunningDownloads;
  limit: BulkLimit;
  /** Clears the selection, which removes the bar. */
  clear: () => void;
}

/**
 * Shows the selected documents' size against the limit and downloads them as one ZIP (row 204), a single one as it is.
 * The live region is rendered before the bar. Stands in one element with the list that it belongs to, which gets the focus
 * when the bar goes.
 */
export function BulkBar({ selected, downloads, limit, clear }: BulkBarProps) {
  useStyles(css);
  const text = useTexts(bulkTexts);
  const { order, isRunning, start, cancel } = useBulkDownload(selected, downloads);
  const bar = useRef<HTMLDivElement>(null);
  const starter = useRef<HTMLButtonElement>(null);
  useRoomForBar(bar, selected.length > 0);
  const sum = bulkSelection(
    selected.map(({ asset }) => asset),
    limit,
  );
  const isSingle = selected.length === 1;
  const excess = !isSingle && excessText(sum, limit, text);
  const [isCleared, setCleared] = useState(false);
  if (isCleared && selected.length > 0) setCleared(false);
  const clearAll = ({ detail }: MouseEvent) => {
    // A pointer's user keeps their place in the list.
    const list = bar.current?.parentElement;
    if (list) focusBox(list, { preventScroll: detail > 0 });
    clear();
    setCleared(true);
  };
  const count = isSingle ? text('bulk.one') : text('bulk.several', { count: sum.documents });
  return (
    <>
      <p role="status" className="ce-visually-hidden">
        {isCleared && text('bulk.cleared')}
        {selected.length > 0 && `${count}. ${excess || ''}`}
        {order.isRunning && text('bulk.running')}
        {order.archive && savedText(order.archive, text)}
      </p>
      {selected.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a section of its own would need a heading
        <div
          ref={bar}
          className="ce-bulk ce-box ce-stack ce-gap-2 ce-screen"
          role="region"
          aria-label={text('bulk.label')}
        >
          <div className="ce-bulk__line ce-cluster ce-gap-2">
            <p className="ce-bulk__sum">
              <strong>{text('bulk.chosen', { ...limit, count: sum.documents })}</strong>,{' '}
              <span className="ce-muted">
                {text(sum.isMinimum ? 'bulk.minimumSize' : 'bulk.size', {
                  size: formatSize(sum.bytes),
                  ...limit,
                })}
              </span>
            </p>
            <div className="ce-bulk__buttons ce-cluster ce-gap-3">
              <Button variant="quiet" size="small" onClick={isRunning ? cancel : clearAll}>
                {text(isRunning ? 'bulk.cancel' : 'bulk.clear')}
              </Button>
              <Button
                ref={starter}
                variant="primary"
                icon={downloadIcon}
                busy={isRunning}
                {...(excess && { 'aria-disabled': true })}
                onClick={start}
              >
                {text(isSingle ? 'bulk.single' : 'bulk.zip')}
              </Button>
            </div>
          </div>
          {excess && <p className="ce-bulk__excess">{excess}</p>}
          {order.failure && (
            <DownloadProgress
              key={order.attempt}
              download={{ status: 'failed', failure: order.failure }}
              name={text('bulk.zip')}
              cancel={cancel}
              retry={start}
              takeFocus={() => starter.current?.focus()}
            />
          )}
          {order.archive && (
            <ArchiveContents archive={order.archive} saved={savedText(order.archive, text)} />
          )}
        </div>
      )}
    </>
  );
}

function excessText({ exceeds, documents, bytes }: BulkSelection, limit: BulkLimit, text: Texts) {
  if (exceeds.includes('documents')) return text('bulk.tooMany', { count: documents - limit.documents });
  const size = formatSize(bytes - limit.megabytes * 1024 * 1024);
  return exceeds.includes('megabytes') && text('bulk.tooLarge', { size });
}

function savedText({ files }: Archive, text: Texts): string {
  if (files.length === 0) return text('bulk.nothing');
  return text(files.length === 1 ? 'bulk.saved.one' : 'bulk.saved.several', { count: files.length });
}
