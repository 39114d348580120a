import { useState } from 'react';
import type { Asset } from '../../domain/documents/asset.ts';
import { sharedDocumentAddress } from '../../domain/documents/document-address.ts';
import { hasHistory } from '../../domain/documents/has-history.ts';
import { lazyDialog } from '../../outcome/lazy-dialog.ts';
import { useShared, useTexts } from '../../store/hooks.ts';
import { useCopy } from '../../store/useCopy.ts';
import { documentTexts } from '../../texts/documents.ts';
import { IconButton } from '../../ui/action/IconButton.tsx';
import { historyIcon } from '../../ui/icon/history.ts';
import { linkIcon } from '../../ui/icon/link.ts';

const HistoryDialog = lazyDialog(() =>
  import('./history/HistoryDialog.tsx').then((module) => module.HistoryDialog),
);

interface InternalActionsProps {
  asset: Pick<Asset, 'id' | 'type' | 'isRootVersion'>;
  /** Product code. */
  prd: string | null;
  /** Of the document. */
  name: string;
}

/** Actions of internal users on a document: list its versions, and copy a download link (rows 200, 202). */
export function InternalActions({ asset, prd, name }: InternalActionsProps) {
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
      <CopyLink assetId={asset.id} name={name} />
      {isOpen && <HistoryDialog assetId={asset.id} prd={prd} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Copies the address of the page that offers the document: it works for everyone who may have the document. */
function CopyLink({ assetId, name }: { assetId: string; name: string }) {
  const text = useTexts(documentTexts);
  const page = useShared(({ payload }) => payload.links?.sharedDocument);
  const { copy } = useCopy(
    page ? sharedDocumentAddress(page, assetId, location.href) : null,
    text('documents.link.copied', { name }),
  );
  if (!page) return null;
  return <IconButton size="small" icon={linkIcon} label={text('documents.link', { name })} onClick={copy} />;
}
