import { useTexts } from '../../src/store/hooks.ts';
import { profileTexts } from '../../src/texts/profile.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Dialog } from '../../src/ui/dialog/Dialog.tsx';

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved edits are discarded. */
export function LeaveDialog({ onStay, onLeave }: Props) {
  const text = useTexts(profileTexts);
  return (
    <Dialog
      title={text('profile.unsaved.title')}
      size="small"
      closeText={text('profile.close')}
      onClose={onStay}
      footer={
        <>
          <Button onClick={onLeave}>{text('profile.discard')}</Button>
          <Button variant="primary" onClick={onStay}>
            {text('profile.unsaved.stay')}
          </Button>
        </>
      }
    >
      {text('profile.unsaved.text')}
    </Dialog>
  );
}
