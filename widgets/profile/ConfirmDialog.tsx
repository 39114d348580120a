import type { ReactNode } from 'react';
import { useTexts } from '../../src/store/hooks.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';
import { profileTexts } from './texts.ts';

interface Props {
  title: string;
  /** The confirming button, beside Cancel. */
  confirm: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog to confirm or cancel an action. */
export function ConfirmDialog({ title, confirm, onClose, children }: Props) {
  const text = useTexts(profileTexts);
  return (
    <Dialog
      title={title}
      size="small"
      closeText={text('profile.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('profile.cancel')}</Button>
          {confirm}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
