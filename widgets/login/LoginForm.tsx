import { useEffect } from 'react';
import { carryEmail } from '../../src/lib/storage/carried-email.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { summaryTitle, validationTexts } from '../../src/texts/validation.ts';
import { Link } from '../../src/ui/action/Link.tsx';
import { EmailInput } from '../../src/ui/field/EmailInput.tsx';
import { Field } from '../../src/ui/field/Field.tsx';
import { PasswordInput } from '../../src/ui/field/PasswordInput.tsx';
import { Form } from '../../src/ui/form/Form.tsx';
import { FormActions } from '../../src/ui/form/FormActions.tsx';
import { loginTexts } from './texts.ts';
import type { useLoginForm } from './useLoginForm.ts';

interface Props {
  form: ReturnType<typeof useLoginForm>;
}

/** Email, password, and a link for a forgotten one. Focused when shown. */
export function LoginForm({ form }: Props) {
  const t = useTexts(loginTexts);
  const validation = useTexts(validationTexts);
  const { forgotPassword } = useShared((state) => state.payload.links) ?? {};
  const { formRef } = form;

  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef]);

  return (
    <Form form={form} summaryTitle={summaryTitle(validation)} busyText={t('login.busy')}>
      <Field required {...form.field('email')}>
        <EmailInput autoComplete="username" {...form.register('email')} />
      </Field>
      <Field required {...form.field('password')}>
        <PasswordInput
          autoComplete="current-password"
          showText={t('login.password.show')}
          {...form.register('password')}
        />
      </Field>
      {forgotPassword && (
        <Link
          className="ce-login__forgot"
          href={forgotPassword}
          data-ce-open="forgot-password"
          onClick={({ currentTarget }) => carryEmail(currentTarget, formRef.current)}
        >
          {t('login.forgotPassword')}
        </Link>
      )}
      <FormActions submitText={t('login.submit')} />
    </Form>
  );
}
