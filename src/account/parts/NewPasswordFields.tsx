import { useTexts } from '../../store/hooks.ts';
import { NewPassword, type NewPasswordProps } from '../../ui/form/NewPassword.tsx';
import { passwordPoints, passwordRules } from '../rules/password-points.ts';
import { newPasswordTexts, textsOfNewPassword } from '../texts/new-password.ts';

/** A new password and its repetition, by the rules for accounts. */
export function NewPasswordFields({ form }: Pick<NewPasswordProps, 'form'>) {
  const text = useTexts(newPasswordTexts);
  return (
    <NewPassword
      form={form}
      points={passwordPoints(text)}
      makerRules={passwordRules}
      texts={textsOfNewPassword(text)}
    />
  );
}
