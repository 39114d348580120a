import { passwordPoints, passwordRules } from '../../src/account/rules/password-points.ts';
import { newPasswordTexts, textsOfNewPassword } from '../../src/account/texts/new-password.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { summaryTitle, validationTexts } from '../../src/texts/validation.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Form } from '../../src/ui/form/Form.tsx';
import { NewPassword } from '../../src/ui/form/NewPassword.tsx';
import { resetPasswordTexts } from './texts.ts';
import type { useResetPassword } from './useResetPassword.tsx';

interface Props {
  form: ReturnType<typeof useResetPassword>['form'];
}

/** The new password and its repetition. */
export function ResetPasswordForm({ form }: Props) {
  const t = useTexts(resetPasswordTexts);
  const password = useTexts(newPasswordTexts);
  const validation = useTexts(validationTexts);
  return (
    <Form form={form} summaryTitle={summaryTitle(validation)} busyText={t('resetPassword.busy')}>
      <NewPassword
        form={form}
        points={passwordPoints(password)}
        makerRules={passwordRules}
        texts={textsOfNewPassword(password)}
      />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {t('resetPassword.submit')}
      </Button>
    </Form>
  );
}
