import { useTexts } from '../../src/store/hooks.ts';
import { summaryTitle, validationTexts } from '../../src/texts/validation.ts';
import { EmailInput } from '../../src/ui/field/EmailInput.tsx';
import { Field } from '../../src/ui/field/Field.tsx';
import { Form } from '../../src/ui/form/Form.tsx';
import { FormActions } from '../../src/ui/form/FormActions.tsx';
import { forgotPasswordTexts } from './texts.ts';
import { loadUser, type useForgotPassword } from './useForgotPassword.ts';

interface Props {
  form: ReturnType<typeof useForgotPassword>['form'];
}

/** Asks for the email address only. */
export function ForgotPasswordForm({ form }: Props) {
  const t = useTexts(forgotPasswordTexts);
  const validation = useTexts(validationTexts);
  return (
    <Form form={form} summaryTitle={summaryTitle(validation)} busyText={t('forgotPassword.busy')}>
      <Field required {...form.field('email')}>
        <EmailInput
          autoComplete="username"
          onFocus={() => void loadUser().catch(() => {})}
          {...form.register('email')}
        />
      </Field>
      <FormActions submitText={t('forgotPassword.submit')} />
    </Form>
  );
}
