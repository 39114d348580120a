import { useState } from 'react';
import { productAddress } from '../../../domain/product/product-address.ts';
import { pageUrl } from '../../../lib/address/page-address.ts';
import { CopiesChoice } from '../../../outcome/files/CopiesChoice.tsx';
import { FileProgress } from '../../../outcome/files/FileProgress.tsx';
import { lazyDialog } from '../../../outcome/lazy-dialog.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useCopy } from '../../../store/files/useCopy.ts';
import { useShared, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { ButtonLink } from '../../../ui/action/ButtonLink.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { editIcon } from '../../../ui/icon/edit.ts';
import { externalIcon } from '../../../ui/icon/external.ts';
import { linkIcon } from '../../../ui/icon/link.ts';
import { qrIcon } from '../../../ui/icon/qr.ts';
import { canEdit } from '../../rules/can-edit.ts';
import { productActionTexts } from '../../texts/product-actions.ts';
import { FavouriteToggle } from './FavouriteToggle.tsx';
import { FileAction, useFileActions } from './FileAction.tsx';
import { OverlayButtons } from './OverlayButtons.tsx';
import css from './product-actions.css';
import { viewerAddress } from './viewer-address.ts';

const QrDialog = lazyDialog(() => import('./QrDialog.tsx').then((module) => module.QrDialog));

/** The quiet row: actions on the page rather than on the product. */
export function QuietActions({ product }: { product: Pigment }) {
  const text = useTexts(productActionTexts);
  const user = useShared((state) => state.user);
  const services = useShared(({ payload }) => payload.services);
  const isWithoutQr = useShared(({ payload }) => payload.disableQrCodes) ?? false;
  const [isQrOpen, setQrOpen] = useState(false);
  const { copy } = useCopy(pageUrl().href, text('productActions.copied'));
  useStyles(css);
  const files = useFileActions(product);
  const address = viewerAddress(services?.mobileViewer, product);
  return (
    <div className="ce-quiet-actions ce-cluster ce-gap-1 ce-screen">
      {user && product.prd && <FavouriteToggle prd={product.prd} name={product.product_name} />}
      {files.map((action) => (
        <FileAction key={action.type} {...action} />
      ))}
      <CopiesChoice isForStaff={product.isInternal} />
      <Button variant="quiet" size="small" icon={linkIcon} onClick={copy}>
        {text('productActions.copy')}
      </Button>
      {!isWithoutQr && (
        <Button
          variant="quiet"
          size="small"
          icon={qrIcon}
          aria-haspopup="dialog"
          onClick={() => setQrOpen(true)}
        >
          {text('productActions.qr')}
        </Button>
      )}
      {product.ul_prospector_link && (
        <ButtonLink variant="quiet" size="small" icon={externalIcon} href={product.ul_prospector_link}>
          {text('productActions.ul')}
        </ButtonLink>
      )}
      {services?.edit && canEdit(user) && (
        <ButtonLink
          variant="quiet"
          size="small"
          icon={editIcon}
          href={productAddress(services.edit, product.id, null)}
        >
          {text('productActions.edit')}
        </ButtonLink>
      )}
      <OverlayButtons product={product} variant="quiet" />
      {files.map(({ type, download, starter }) => (
        <FileProgress key={type} file={download} starter={starter} />
      ))}
      {isQrOpen && (
        <QrDialog name={product.product_name} address={address} onClose={() => setQrOpen(false)} />
      )}
    </div>
  );
}
