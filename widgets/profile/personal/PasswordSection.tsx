import { useState } from 'react';
import type { User } from '../../../src/payload/schema.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { useFocusBack } from '../../../src/ui/base/useFocusBack.ts';
import { Section } from '../Section.tsx';
import { profileTexts } from '../texts.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Changes the password. The form is removed after success, which makes browsers offer to save it. */
export function PasswordSection({ user }: { user: User }) {
  const text = useTexts(profileTexts);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useFocusBack(isOpen);

  return (
    <Section
      title={text('profile.password.title')}
      text={text('profile.password.text')}
      action={
        !isOpen && (
          <Button ref={opener} onClick={() => setIsOpen(true)}>
            {text('profile.password.change')}
          </Button>
        )
      }
    >
      {isOpen && <PasswordForm email={user.email} onClose={() => setIsOpen(false)} />}
    </Section>
  );
}
