import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { loadMeForUser } from '../../../src/account/state/load-me.ts';
import { oneLine } from '../../../src/domain/validation/one-line.ts';
import { validationRules } from '../../../src/domain/validation/rules.ts';
import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import { createOnce } from '../../../src/store/write/create-once.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { EmailInput } from '../../../src/ui/field/EmailInput.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { profileTexts } from '../texts.ts';
import { useAccountForm } from '../useAccountForm.tsx';

interface Props {
  /** The current address. */
  email: string;
  onClose: () => void;
}

/** Asks for a new address, which takes effect once the link in its email is followed (spec S§4). */
export function EmailForm({ email, onClose }: Props) {
  const { store } = usePage();
  const text = useTexts(profileTexts);
  const validation = useTexts(validationTexts);
  const schema = useMemo(() => {
    const rules = validationRules(validation);
    const isOther = (address: string) => address.toLowerCase() !== email.toLowerCase();
    return v.object({
      newEmail: v.pipe(
        oneLine,
        rules.required(),
        rules.email(),
        v.check(isOther, text('profile.email.same')),
      ),
    });
  }, [validation, text, email]);

  const form = useAccountForm({
    name: 'email',
    schema,
    saved: { newEmail: '' },
    labels: { newEmail: text('profile.email.new') },
    async save({ newEmail }) {
      const { changeEmail } = await loadMeForUser(store);
      const creation = { kind: 'email', content: { newEmail } };
      const user = await createOnce(store, creation, (key) =>
        changeEmail(httpContextOf(store), newEmail, key),
      );
      onClose();
      return { saved: user };
    },
    notice: ({ newEmail }) => ({ text: text('profile.email.sent', { email: newEmail }) }),
    explain: ({ code }) =>
      code === 'email_in_use' ? { fields: { newEmail: text('profile.email.inUse') } } : undefined,
  });
  const { formRef } = form;

  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef]);

  const cancel = () => {
    form.discard();
    onClose();
  };

  return (
    <AccountForm
      form={form}
      submitText={text('profile.email.send')}
      cancel={<Button onClick={cancel}>{text('profile.cancel')}</Button>}
    >
      <Field required hint={text('profile.email.hint')} {...form.field('newEmail')}>
        <EmailInput {...form.text('newEmail')} />
      </Field>
    </AccountForm>
  );
}
