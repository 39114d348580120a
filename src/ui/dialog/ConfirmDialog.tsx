import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../action/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  /** The question. */
  title: ReactNode;
  /** What is lost on confirmation; read by screen readers when the dialog opens. */
  children: ReactNode;
  /** Label of the confirming button, a verb. */
  confirmText: string;
  /** Label of the cancelling button. */
  keepText: string;
  closeText?: string;
  onConfirm: () => void;
  /** Called on cancel: by its button, the close button, Escape, or a press beside the dialog. */
  onKeep: () => void;
}

/** Asks before something is lost. The cancelling button has the initial focus. */
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
