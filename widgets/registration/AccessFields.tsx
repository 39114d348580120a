import { NewPasswordFields } from '../../src/account/parts/NewPasswordFields.tsx';
import { useTexts } from '../../src/store/hooks.ts';
import { EmailInput } from '../../src/ui/field/EmailInput.tsx';
import { Field } from '../../src/ui/field/Field.tsx';
import { registrationTexts } from './texts.ts';
import type { RegistrationFormHandle } from './useRegistrationForm.ts';

interface Props {
  form: RegistrationFormHandle;
  /** Whether the service has refused the address as already in use. */
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
        // After a lost first response, point out the verification email that has been sent.
        hint={t(isEmailInUse && email.error ? 'registration.emailInUse.next' : 'registration.email.hint')}
        {...email}
      >
        <EmailInput autoComplete="username" {...form.register('email')} />
      </Field>
      <NewPasswordFields form={form} />
    </>
  );
}
