import { useTexts } from '../../src/store/hooks.ts';
import { ConfirmDialog } from '../../src/ui/dialog/ConfirmDialog.tsx';
import { profileTexts } from './texts.ts';

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved edits are discarded. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  const text = useTexts(profileTexts);
  return (
    <ConfirmDialog
      title={text('profile.unsaved.title')}
      confirmText={text('profile.discard')}
      keepText={text('profile.unsaved.stay')}
      closeText={text('profile.close')}
      onConfirm={onLeave}
      onKeep={onStay}
    >
      {text('profile.unsaved.text')}
    </ConfirmDialog>
  );
}
