import { useState } from 'react';
import { hasDraft } from '../../../src/lib/storage/draft.ts';
import type { User } from '../../../src/payload/schema.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { draftName } from '../../../src/store/write/watch-drafts.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { useFocusBack } from '../../../src/ui/base/useFocusBack.ts';
import { Section } from '../Section.tsx';
import { profileTexts } from '../texts.ts';
import { EmailForm } from './EmailForm.tsx';
import { PendingEmail } from './PendingEmail.tsx';

/** The address for the login, a pending new one, and the button to change it. */
export function EmailSection({ user: { userId, email, newEmail } }: { user: User }) {
  const text = useTexts(profileTexts);
  const [isOpen, setIsOpen] = useState(() => hasDraft(draftName(userId, 'email')));
  const opener = useFocusBack(isOpen);
  /** Moves the focus from an element that is about to be removed to the button, or to the open form in its place. */
  const moveFocus = () => (opener.current ? opener.current.focus() : setIsOpen(false));

  return (
    <Section
      title={text('profile.email.title')}
      text={
        <>
          <span className="ce-profile__address">{email}</span>
          {text('profile.email.text')}
        </>
      }
      action={
        !isOpen && (
          <Button ref={opener} onClick={() => setIsOpen(true)}>
            {text(newEmail ? 'profile.email.pending.other' : 'profile.email.change')}
          </Button>
        )
      }
    >
      {newEmail && <PendingEmail key={newEmail} email={email} newEmail={newEmail} onWithdraw={moveFocus} />}
      {isOpen && <EmailForm email={email} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
