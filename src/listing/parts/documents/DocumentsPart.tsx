import { type ReactNode, useMemo } from 'react';
import { userStatus } from '../../../domain/user/user-status.ts';
import { lazyPart } from '../../../outcome/lazy-part.ts';
import { DownloadNews } from '../../../product/parts/documents/DownloadNews.tsx';
import type { BulkLimit } from '../../../product/rules/documents/bulk-selection.ts';
import { useDownloads } from '../../../store/files/useDownloads.ts';
import { useShared } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useSelection } from '../../state/hits/useSelection.ts';
import { DocumentsContext, type DocumentsView, type ListedDocument } from './documents-view.ts';
import css from './listed-documents.css';

const SelectionBar = lazyPart(() => import('./SelectionBar.tsx').then((module) => module.SelectionBar));

/** Maximum number of ZIPs of a selection. */
const MOST_ZIPS = 10;

interface DocumentsPartProps {
  documents: readonly ListedDocument[];
  bulkLimit: BulkLimit | undefined;
  children: ReactNode;
}

/** What surrounds documents: messages about their downloads, and the selection's bar. */
export function DocumentsPart({ documents, bulkLimit, children }: DocumentsPartProps) {
  useStyles(css);
  const downloads = useDownloads();
  const limit = (bulkLimit?.documents ?? 0) * MOST_ZIPS;
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
