import { qrPath } from '../../../lib/file/qr-path.ts';
import { useTexts } from '../../../store/hooks.ts';
import { Link } from '../../../ui/action/Link.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { productActionTexts } from '../../texts/product-actions.ts';
import css from './qr-dialog.css';

interface QrDialogProps {
  name: string;
  address: string;
  onClose: () => void;
}

/** Shows the product's QR code with the address that it encodes (row 156). */
export function QrDialog({ name, address, onClose }: QrDialogProps) {
  useStyles(css);
  const text = useTexts(productActionTexts);
  const { path, size } = qrPath(address);
  return (
    <Dialog
      size="small"
      title={text('productActions.qr')}
      closeText={text('productActions.close')}
      onClose={onClose}
    >
      <div className="ce-qr ce-stack ce-gap-4">
        <p>{text('productActions.qr.text', { name })}</p>
        <svg
          className="ce-qr__code"
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={text('productActions.qr.image', { address })}
        >
          <rect className="ce-qr__ground" width={size} height={size} />
          <path className="ce-qr__modules" d={path} />
        </svg>
        <Link href={address}>{address}</Link>
      </div>
    </Dialog>
  );
}
