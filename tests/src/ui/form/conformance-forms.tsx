import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { validationRules } from '../../../../src/domain/validation/rules.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { summaryTitle, validationTexts } from '../../../../src/texts/validation.ts';
import { Button } from '../../../../src/ui/action/Button.tsx';
import { Field } from '../../../../src/ui/field/Field.tsx';
import { PasswordInput } from '../../../../src/ui/field/PasswordInput.tsx';
import { TextInput, type TextInputProps } from '../../../../src/ui/field/TextInput.tsx';
import { Form } from '../../../../src/ui/form/Form.tsx';
import type { FormFailure } from '../../../../src/ui/form/form-state.ts';
import { useEditForm } from '../../../../src/ui/form/useEditForm.ts';
import type { FormHandle } from '../../../../src/ui/form/useFormEngine.ts';
import { useHookForm } from '../../../../src/ui/form/useHookForm.ts';
import { useNativeForm } from '../../../../src/ui/form/useNativeForm.ts';

// The same form by each adapter of the form engine.

const t = translator(validationTexts);
const rules = validationRules(t);
const schema = v.pipe(
  v.object({
    name: v.pipe(v.string(), rules.required()),
    email: v.pipe(v.string(), v.trim(), rules.required(), rules.email()),
    password: v.pipe(v.string(), rules.required(), rules.password()),
    repeated: v.string(),
  }),
  rules.passwordconfirmation('password', 'repeated'),
);

export type Values = v.InferInput<typeof schema>;
export type Send = (values: Values) => Promise<FormFailure<keyof Values> | undefined>;

export interface AccountProps {
  send: Send;
  values?: Partial<Values>;
  /** A field that the form does not show. */
  hides?: keyof Values;
}

const empty: Values = { name: '', email: '', password: '', repeated: '' };
const shared = {
  schema,
  labels: { name: 'Name', email: 'Email', password: 'Password', repeated: 'Repeat' },
  errorText: 'Something went wrong',
};

interface FieldsProps {
  form: FormHandle<keyof Values>;
  control: (name: keyof Values) => TextInputProps;
  hides: keyof Values | undefined;
}

function Fields({ form, control, hides }: FieldsProps) {
  return (
    <Form form={form} summaryTitle={summaryTitle(t)}>
      <Field required {...form.field('name')}>
        <TextInput {...control('name')} />
      </Field>
      {hides !== 'email' && (
        <Field required {...form.field('email')}>
          <TextInput type="email" {...control('email')} />
        </Field>
      )}
      <Field required {...form.field('password')}>
        <PasswordInput {...control('password')} />
      </Field>
      {hides !== 'repeated' && (
        <Field {...form.field('repeated')}>
          <PasswordInput showText="Show repetition" {...control('repeated')} />
        </Field>
      )}
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
      <button type="button" onClick={form.abort}>
        Abort
      </button>
    </Form>
  );
}

function NativeAccount({ send, values = {}, hides }: AccountProps) {
  const form = useNativeForm({ ...shared, onSubmit: (output) => send(output) });
  const first = useRef({ form, values });
  useEffect(() => first.current.form.fill(first.current.values), []);
  return <Fields form={form} control={form.register} hides={hides} />;
}

function EditAccount({ send, values, hides }: AccountProps) {
  const form = useEditForm({
    ...shared,
    saved: { ...empty, ...values },
    onSubmit: (output) => send(output),
  });
  return <Fields form={form} control={form.text} hides={hides} />;
}

function HookAccount({ send, values, hides }: AccountProps) {
  const form = useHookForm({
    ...shared,
    defaultValues: { ...empty, ...values },
    onSubmit: (output) => send(output),
  });
  return <Fields form={form} control={form.register} hides={hides} />;
}

/** The adapters by name. */
export const accountForms = [
  ['useNativeForm', NativeAccount],
  ['useEditForm', EditAccount],
  ['useHookForm', HookAccount],
] as const;
