import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { RunningDownloads } from '../../../../store/files/useDownloads.ts';
import { useTexts } from '../../../../store/hooks.ts';
import { Button } from '../../../../ui/action/Button.tsx';
import { useStyles } from '../../../../ui/base/styles.ts';
import { downloadIcon } from '../../../../ui/icon/download.ts';
import { type BulkLimit, bulkSelection } from '../../../rules/documents/bulk-selection.ts';
import { formatSize } from '../../../rules/documents/format-size.ts';
import { bulkTexts } from '../../../texts/bulk-download.ts';
import { ArchiveOutcome } from './ArchiveOutcome.tsx';
import css from './bulk-bar.css';
import { focusBox } from './focus-box.ts';
import { useArchiveStatus } from './useArchiveStatus.ts';
import type { BulkDocument } from './useArchives.ts';
import { useBulkDownload } from './useBulkDownload.ts';
import { useRoomForBar } from './useRoomForBar.ts';

interface BulkBarProps {
  selected: readonly BulkDocument[];
  downloads: RunningDownloads;
  limit: BulkLimit;
  /** Clears the selection, which removes the bar. */
  clear: () => void;
  /** Further buttons. */
  actions?: ReactNode;
}

/**
 * Shows the selected documents' size against the limit of a ZIP and downloads them as one or as several (row 204), a single
 * one as it is.
 * The live region is rendered before the bar. Stands in one element with the list that it belongs to, which gets the focus
 * when the bar goes.
 */
export function BulkBar({ selected, downloads, limit, clear, actions }: BulkBarProps) {
  useStyles(css);
  const text = useTexts(bulkTexts);
  const { batches, order, isRunning, start, cancel } = useBulkDownload(selected, { downloads, limit });
  const status = useArchiveStatus(batches, order);
  const bar = useRef<HTMLDivElement>(null);
  const starter = useRef<HTMLButtonElement>(null);
  useRoomForBar(bar, selected.length > 0);
  const sum = bulkSelection(selected.map(({ asset }) => asset));
  const isSingle = selected.length === 1;
  const isSplit = batches.length > 1;
  const size = formatSize(sum.bytes);
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
        {selected.length > 0 && `${count}. ${isSplit ? text('bulk.split', { batches: batches.length }) : ''}`}
        {status}
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
              <strong>{isSplit ? count : text('bulk.chosen', { ...limit, count: sum.documents })}</strong>,{' '}
              <span className="ce-muted">
                {isSplit
                  ? text(sum.isMinimum ? 'bulk.minimumSize.split' : 'bulk.size.split', { size, ...limit })
                  : text(sum.isMinimum ? 'bulk.minimumSize' : 'bulk.size', { size, ...limit })}
              </span>
            </p>
            <div className="ce-bulk__buttons ce-cluster ce-gap-3">
              <Button variant="quiet" size="small" onClick={isRunning ? cancel : clearAll}>
                {text(isRunning ? 'bulk.cancel' : 'bulk.clear')}
              </Button>
              {actions}
              <Button ref={starter} variant="primary" icon={downloadIcon} busy={isRunning} onClick={start}>
                {isSplit
                  ? text('bulk.zips', { batches: batches.length })
                  : text(isSingle ? 'bulk.single' : 'bulk.zip')}
              </Button>
            </div>
          </div>
          <ArchiveOutcome batches={batches} order={order} takeFocus={() => starter.current?.focus()} />
        </div>
      )}
    </>
  );
}
