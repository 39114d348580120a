import { useEffect, useState } from 'react';
import { NewPasswordFields } from '../../../src/account/parts/NewPasswordFields.tsx';
import { useTexts } from '../../../src/store/hooks.ts';
import { summaryTitle, validationTexts } from '../../../src/texts/validation.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Form } from '../../../src/ui/form/Form.tsx';
import { FormActions } from '../../../src/ui/form/FormActions.tsx';
import { profileTexts } from '../texts.ts';
import { useUnsaved } from '../unsaved.ts';
import { usePasswordForm } from './usePasswordForm.tsx';

interface Props {
  /** The account's email, for password managers. */
  email: string;
  onClose: () => void;
}

/** Asks for a new password twice. */
export function PasswordForm({ email, onClose }: Props) {
  const text = useTexts(profileTexts);
  const validation = useTexts(validationTexts);
  const form = usePasswordForm(onClose);
  const [isTyped, setIsTyped] = useState(false);
  const { formRef } = form;

  useUnsaved(isTyped, onClose);
  useEffect(() => formRef.current?.querySelector<HTMLElement>('[type="password"]')?.focus(), [formRef]);

  return (
    <div onInput={() => setIsTyped(true)}>
      <Form form={form} summaryTitle={summaryTitle(validation)} busyText={text('profile.saving')}>
        <NewPasswordFields form={form} email={email} />
        <FormActions submitText={text('profile.password.change')}>
          <Button onClick={onClose}>{text('profile.cancel')}</Button>
        </FormActions>
      </Form>
    </div>
  );
}
