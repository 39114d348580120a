import { useTexts } from '../../store/hooks.ts';
import { NewPassword, type NewPasswordProps } from '../../ui/form/NewPassword.tsx';
import { passwordPoints, passwordRules } from '../rules/password-points.ts';
import { newPasswordTexts, textsOfNewPassword } from '../texts/new-password.ts';

interface Props extends Pick<NewPasswordProps, 'form'> {
  /** The account's email address if no field asks for it: password managers save the password with it. */
  email?: string;
}

/** A new password and its repetition, by the rules for accounts. */
export function NewPasswordFields({ form, email }: Props) {
  const text = useTexts(newPasswordTexts);
  return (
    <>
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <NewPassword
        form={form}
        points={passwordPoints(text)}
        makerRules={passwordRules}
        texts={textsOfNewPassword(text)}
      />
    </>
  );
}
