import { NewPasswordFields } from '../../src/account/parts/NewPasswordFields.tsx';
import { useTexts } from '../../src/store/hooks.ts';
import { summaryTitle, validationTexts } from '../../src/texts/validation.ts';
import { Form } from '../../src/ui/form/Form.tsx';
import { FormActions } from '../../src/ui/form/FormActions.tsx';
import { resetPasswordTexts } from './texts.ts';
import type { useResetPassword } from './useResetPassword.tsx';

type Props = Pick<ReturnType<typeof useResetPassword>, 'form' | 'email'>;

/** The new password and its repetition. */
export function ResetPasswordForm({ form, email }: Props) {
  const t = useTexts(resetPasswordTexts);
  const validation = useTexts(validationTexts);
  return (
    <Form form={form} summaryTitle={summaryTitle(validation)} busyText={t('resetPassword.busy')}>
      <NewPasswordFields form={form} email={email} />
      <FormActions submitText={t('resetPassword.submit')} />
    </Form>
  );
}
