import type { ReactNode } from 'react';
import { useTexts } from '../../src/store/hooks.ts';
import { summaryTitle, validationTexts } from '../../src/texts/validation.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { Form } from '../../src/ui/form/Form.tsx';
import type { FormValues } from '../../src/ui/form/form-state.ts';
import type { EditFormHandle } from '../../src/ui/form/useEditForm.ts';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { profileTexts } from './texts.ts';

interface Props<Values extends FormValues> {
  form: EditFormHandle<Values>;
  /** @default 'Save changes' */
  submitText?: string;
  /** Announced while the form is being sent. @default 'Saving' */
  busyText?: string;
  /** Buttons beside the submit button; by default one that discards the edits, if there are any. */
  cancel?: ReactNode;
  children: ReactNode;
}

/** A form on the account: its fields, with the buttons below. */
export function AccountForm<Values extends FormValues>({
  form,
  submitText,
  busyText,
  cancel,
  children,
}: Props<Values>) {
  const text = useTexts(profileTexts);
  const validation = useTexts(validationTexts);

  const discard = () => {
    form.discard();
    // Move the focus from the button, which disappears.
    form.formRef.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };

  return (
    <Form form={form} summaryTitle={summaryTitle(validation)} busyText={busyText ?? text('profile.saving')}>
      {form.isRestored && <Alert tone="info">{text('profile.restored')}</Alert>}
      {children}
      <div className="ce-cluster ce-gap-2">
        <Button type="submit" variant="primary" busy={form.busy}>
          {submitText ?? text('profile.save')}
        </Button>
        {cancel ?? (form.isEdited && <Button onClick={discard}>{text('profile.discard')}</Button>)}
      </div>
    </Form>
  );
}
