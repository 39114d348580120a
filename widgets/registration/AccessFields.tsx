import { NewPasswordFields } from '../../src/account/parts/NewPasswordFields.tsx';
import { useTexts } from '../../src/store/hooks.ts';
import { EmailInput } from '../../src/ui/field/EmailInput.tsx';
import { Field } from '../../src/ui/field/Field.tsx';
import { registrationTexts } from './texts.ts';
import type { RegistrationFormHandle } from './useRegistrationForm.ts';

interface Props {
  form: RegistrationFormHandle;
  /** The service says that the address is in use. */
  isEmailInUse: boolean;
}

/** Email and password side by side, so that password managers recognise them as one login. */
export function AccessFields({ form, isEmailInUse }: Props) {
  const t = useTexts(registrationTexts);
  const email = form.field('email');
  return (
    <>
      <Field
        required
        // Who registers again since the first answer was lost learns of the email that waits.
        hint={t(isEmailInUse && email.error ? 'registration.emailInUse.next' : 'registration.email.hint')}
        {...email}
      >
        <EmailInput autoComplete="username" {...form.register('email')} />
      </Field>
      <NewPasswordFields form={form} />
    </>
  );
}
