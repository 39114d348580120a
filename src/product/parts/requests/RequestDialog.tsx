import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/dialog/DialogActions.tsx';
import { mailIcon } from '../../../ui/icon/mail.ts';
import { Outcome } from '../../../ui/message/Outcome.tsx';
import { requestTexts } from '../../texts/requests.ts';
import css from './request.css';
import type { Subject } from './subject.ts';

interface RequestDialogProps {
  title: string;
  /** The product that the request is about. */
  subject?: Subject;
  /** Replaces the form once the request is sent: a sentence, or a receipt with buttons of its own, which takes the focus. */
  sent?: { title: string; text: string } | { title: string; receipt: ReactNode } | undefined;
  /** The request is being sent: it can't be taken back, so the dialog can't be closed. */
  isBusy: boolean;
  onClose: () => void;
  /** Whether something was entered, which is lost when the dialog is closed: asked first. @default never */
  isFilled?: () => boolean;
  /** The form, or why there is none. */
  children: ReactNode;
}

/** The dialog of a request: its form, then the confirmation. */
export function RequestDialog({
  title,
  subject,
  sent,
  isBusy,
  onClose,
  isFilled,
  children,
}: RequestDialogProps) {
  useStyles(css);
  const text = useTexts(requestTexts);
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => (!sent && isFilled?.() ? setIsAsking(true) : onClose());
  const isReceipt = sent && 'receipt' in sent;
  return (
    <Dialog
      title={sent?.title ?? title}
      size={sent && !isReceipt ? 'small' : 'large'}
      closable={!isBusy}
      closeText={text('request.close')}
      onClose={leave}
    >
      {isReceipt ? (
        sent.receipt
      ) : sent ? (
        <>
          <Outcome icon={mailIcon}>{sent.text}</Outcome>
          <DialogActions>
            <Button onClick={onClose}>{text('request.close')}</Button>
          </DialogActions>
        </>
      ) : (
        <>
          {subject && (
            <p className="ce-request__product">
              {text('request.product', { name: subject.productName, prd: subject.prd })}
            </p>
          )}
          {children}
          {isAsking && (
            <ConfirmDialog
              title={text('request.discard.title')}
              confirmText={text('request.discard')}
              keepText={text('request.discard.keep')}
              closeText={text('request.close')}
              onConfirm={onClose}
              onKeep={() => setIsAsking(false)}
            >
              {text('request.discard.text')}
            </ConfirmDialog>
          )}
        </>
      )}
    </Dialog>
  );
}
