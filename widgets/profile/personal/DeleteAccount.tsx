import { useState } from 'react';
import { safeHref } from '../../../src/lib/safe-url.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { profileTexts } from '../../../src/texts/profile.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { ButtonLink } from '../../../src/ui/ButtonLink.tsx';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { Section } from '../Section.tsx';

/** The way to delete the account, after a question; nothing where the page has no address for it (decision 87). */
export function DeleteAccount() {
  const text = useTexts(profileTexts);
  const address = safeHref(useShared((state) => state.payload.deleteAccountUrl));
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);

  if (!address) return null;
  return (
    <Section
      title={text('profile.delete.title')}
      text={text('profile.delete.text')}
      action={<Button onClick={() => setIsAsking(true)}>{text('profile.delete.open')}</Button>}
    >
      {isAsking && (
        <Dialog
          title={text('profile.delete.confirm.title')}
          size="small"
          closeText={text('profile.close')}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{text('profile.cancel')}</Button>
              <ButtonLink variant="danger" href={address}>
                {text('profile.delete.confirm')}
              </ButtonLink>
            </>
          }
        >
          {text('profile.delete.confirm.text')}
        </Dialog>
      )}
    </Section>
  );
}
