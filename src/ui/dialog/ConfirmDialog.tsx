import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../action/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  /** A question. */
  title: ReactNode;
  /** What is lost by a yes; said by screen readers as the dialog opens. */
  children: ReactNode;
  /** What the yes does, as a verb. */
  confirmText: string;
  /** What happens without it. */
  keepText: string;
  closeText?: string;
  onConfirm: () => void;
  /** No: by its button, the close button, Escape, or a press beside the dialog. */
  onKeep: () => void;
}

/** Asks before something is lost. The focus begins on the answer that loses nothing. */
export function ConfirmDialog({
  title,
  children,
  confirmText,
  keepText,
  closeText,
  onConfirm,
  onKeep,
}: ConfirmDialogProps) {
  const textId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      size="small"
      describedBy={textId}
      initialFocus={keep}
      onClose={onKeep}
      {...(closeText && { closeText })}
      footer={
        <>
          <Button ref={keep} onClick={onKeep}>
            {keepText}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      <p id={textId}>{children}</p>
    </Dialog>
  );
}
