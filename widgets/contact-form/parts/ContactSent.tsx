import { useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { DialogActions } from '../../../src/ui/dialog/DialogActions.tsx';
import { mailIcon } from '../../../src/ui/icon/mail.ts';
import { Outcome } from '../../../src/ui/message/Outcome.tsx';
import { contactTexts } from '../texts.ts';

/** Replaces the form in the overlay after sending. */
export function ContactSent({ onClose }: { onClose: () => void }) {
  const t = useTexts(contactTexts);
  return (
    <>
      <Outcome icon={mailIcon}>{t('contact.sent')}</Outcome>
      <DialogActions>
        <Button onClick={onClose}>{t('contact.close')}</Button>
      </DialogActions>
    </>
  );
}
