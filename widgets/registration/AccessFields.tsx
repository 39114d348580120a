import { passwordPoints, passwordRules } from '../../src/domain/validation/password-points.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { newPasswordTexts, textsOfNewPassword } from '../../src/texts/new-password.ts';
import { registrationTexts } from '../../src/texts/registration.ts';
import { EmailInput } from '../../src/ui/field/EmailInput.tsx';
import { Field } from '../../src/ui/field/Field.tsx';
import { NewPassword } from '../../src/ui/form/NewPassword.tsx';
import type { RegistrationFormHandle } from './useRegistrationForm.ts';

/** Email and password side by side, so that password managers recognise them as one login. */
export function AccessFields({ form }: { form: RegistrationFormHandle }) {
  const t = useTexts(registrationTexts);
  const password = useTexts(newPasswordTexts);
  return (
    <>
      <Field required hint={t('registration.email.hint')} {...form.field('email')}>
        <EmailInput autoComplete="username" {...form.register('email')} />
      </Field>
      <NewPassword
        form={form}
        points={passwordPoints(password)}
        makerRules={passwordRules}
        texts={textsOfNewPassword(password)}
      />
    </>
  );
}
