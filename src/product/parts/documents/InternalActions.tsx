import { useState } from 'react';
import type { AccessLevel } from '../../../domain/documents/access-level.ts';
import type { Asset } from '../../../domain/documents/asset.ts';
import { pageUrl } from '../../../lib/address/page-address.ts';
import { lazyDialog } from '../../../outcome/lazy-dialog.ts';
import { useCopy } from '../../../store/files/useCopy.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { historyIcon } from '../../../ui/icon/history.ts';
import { linkIcon } from '../../../ui/icon/link.ts';
import { hasHistory } from '../../rules/documents/has-history.ts';
import { documentTexts } from '../../texts/documents.ts';
import { useDocumentHref } from './useDocumentHref.ts';

const HistoryDialog = lazyDialog(() =>
  import('./history/HistoryDialog.tsx').then((module) => module.HistoryDialog),
);

interface InternalActionsProps {
  asset: Pick<Asset, 'id' | 'type' | 'isRootVersion'>;
  accessLevel: AccessLevel | undefined;
  /** Product code. */
  prd: string | null;
  /** Of the document. */
  name: string;
}

/** Actions of internal users on a document: list its versions, and copy its link (rows 200, 202). */
export function InternalActions({ asset, accessLevel, prd, name }: InternalActionsProps) {
  const text = useTexts(documentTexts);
  const user = useShared((state) => state.user);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {hasHistory(asset, user) && (
        <IconButton
          size="small"
          icon={historyIcon}
          label={text('documents.history', { name })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      <CopyLink asset={asset} accessLevel={accessLevel} name={name} />
      {isOpen && <HistoryDialog assetId={asset.id} prd={prd} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * Copies a public document's direct download link. Any other document's file needs a login: its link leads to the page
 * that offers it to everyone who may have it.
 */
function CopyLink({ asset, accessLevel, name }: Omit<InternalActionsProps, 'prd'>) {
  const text = useTexts(documentTexts);
  const page = useShared(({ payload }) => payload.links?.sharedDocument);
  const href = useDocumentHref()({ asset, accessLevel });
  const isDirect = accessLevel === 'public';
  const { copy } = useCopy(new URL(href, pageUrl()).href, text('documents.link.copied', { name }));
  if (!isDirect && !page) return null;
  const label = text(isDirect ? 'documents.link.direct' : 'documents.link', { name });
  return <IconButton size="small" icon={linkIcon} label={label} onClick={copy} />;
}
