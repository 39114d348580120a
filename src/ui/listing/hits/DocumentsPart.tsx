import { type ReactNode, useMemo } from 'react';
import type { BulkLimit } from '../../../domain/documents/bulk-selection.ts';
import { userStatus } from '../../../domain/user-status.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { DownloadNews } from '../../../product/documents/DownloadNews.tsx';
import { useDownloads } from '../../../store/files/useDownloads.ts';
import { useShared } from '../../../store/hooks.ts';
import { useSelection } from '../../../store/listing/useSelection.ts';
import { useStyles } from '../../base/styles.ts';
import { DocumentsContext, type DocumentsView, type ListedDocument } from './documents-view.ts';
import css from './listed-documents.css';

const SelectionBar = lazyPart(() => import('./SelectionBar.tsx').then((module) => module.SelectionBar));

interface DocumentsPartProps {
  documents: readonly ListedDocument[];
  bulkLimit: BulkLimit | undefined;
  children: ReactNode;
}

/** What surrounds documents: messages about their downloads, and the selection's bar. */
export function DocumentsPart({ documents, bulkLimit, children }: DocumentsPartProps) {
  useStyles(css);
  const downloads = useDownloads();
  const limit = bulkLimit?.documents ?? 0;
  const selection = useSelection(limit);
  const previousLogin = useShared(({ user }) => user?.previousLogin);
  const isInternal = useShared(({ user }) => userStatus(user) === 'internal');
  const view = useMemo<DocumentsView>(
    () => ({ downloads, selection: limit > 0 ? selection : undefined, limit, previousLogin, isInternal }),
    [downloads, selection, limit, previousLogin, isInternal],
  );
  return (
    <DocumentsContext value={view}>
      <DownloadNews documents={documents} downloads={downloads} />
      <div
        className="ce-documents"
        data-selects={limit > 0 || undefined}
        data-internal={isInternal || undefined}
      >
        {children}
      </div>
      {bulkLimit && <SelectionBar selection={selection} downloads={downloads} limit={bulkLimit} />}
    </DocumentsContext>
  );
}
