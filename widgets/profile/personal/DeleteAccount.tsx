import { useState } from 'react';
import { safeHref } from '../../../src/lib/address/safe-url.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { ButtonLink } from '../../../src/ui/action/ButtonLink.tsx';
import { trashIcon } from '../../../src/ui/icon/trash.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { Section } from '../Section.tsx';
import { profileTexts } from '../texts.ts';

/** Link to delete the account, after a confirmation; nothing if the payload has no address for it (decision 87). */
export function DeleteAccount() {
  const text = useTexts(profileTexts);
  const address = safeHref(useShared((state) => state.payload.deleteAccountUrl));
  const [isAsking, setIsAsking] = useState(false);

  if (!address) return null;
  return (
    <Section
      title={text('profile.delete.title')}
      text={text('profile.delete.text')}
      action={
        <Button variant="danger-outline" icon={trashIcon} onClick={() => setIsAsking(true)}>
          {text('profile.delete.title')}
        </Button>
      }
    >
      {isAsking && (
        <ConfirmDialog
          title={text('profile.delete.confirm.title')}
          onClose={() => setIsAsking(false)}
          confirm={
            <ButtonLink variant="danger" href={address}>
              {text('profile.delete.title')}
            </ButtonLink>
          }
        >
          {text('profile.delete.confirm.text')}
        </ConfirmDialog>
      )}
    </Section>
  );
}
