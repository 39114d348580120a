import { type RefObject, useRef } from 'react';
import type { AccessLevel } from '../../../domain/documents/access-level.ts';
import type { Asset } from '../../../domain/documents/asset.ts';
import type { SubjectProps } from '../../../domain/requests/subject-props.ts';
import { plainClick } from '../../../lib/address/plain-click.ts';
import { safeHref } from '../../../lib/address/safe-url.ts';
import type { DownloadProgressProps } from '../../../outcome/files/DownloadProgress.tsx';
import type { RunningDownloads } from '../../../store/files/useDownloads.ts';
import { usePage } from '../../../store/hooks.ts';
import { useDocumentHref } from './useDocumentHref.ts';

interface DocumentActions {
  /** For the link of the title. A plain click downloads in place, or opens the choice of safety data sheets. */
  titleLink: DocumentLink & { ref: RefObject<HTMLAnchorElement | null> };
  /** For the link that always downloads. */
  downloadLink: DocumentLink;
  /** For the state of the download, below the title. */
  progress: Omit<DownloadProgressProps, 'name'>;
}

interface DocumentLink {
  href: string | undefined;
  onClick: ReturnType<typeof plainClick>;
}

interface RowDocument {
  asset: Pick<Asset, 'id' | 'type'>;
  accessLevel: AccessLevel | undefined;
  /** The document's product, as the dialog of safety data sheets takes it. */
  subject: SubjectProps;
  downloads: RunningDownloads;
  /** Called when the title's link is followed. */
  onOpen?: (() => void) | undefined;
}

const SHEET = 'virtual_msds';

/** What a row of a document does: its links lead to the file, or to the page that offers it. */
export function useDocumentActions(document: RowDocument): DocumentActions {
  const { asset, accessLevel, subject, downloads, onOpen } = document;
  const { bus } = usePage();
  const href = safeHref(useDocumentHref()({ asset, accessLevel }));
  const ref = useRef<HTMLAnchorElement>(null);
  const start = () => void downloads.start({ asset, prd: subject.prd || null });
  const open = () => {
    onOpen?.();
    // A safety data sheet exists in more languages than the listed one.
    if (asset.type === SHEET && subject.prd)
      bus.emit('overlay:open', { name: 'safety-sheet', props: subject });
    else start();
  };
  return {
    titleLink: { ref, href, onClick: plainClick(open) },
    downloadLink: { href, onClick: plainClick(start) },
    progress: {
      download: downloads.byId[asset.id],
      cancel: () => downloads.cancel(asset.id),
      retry: start,
      takeFocus: () => ref.current?.focus(),
    },
  };
}
