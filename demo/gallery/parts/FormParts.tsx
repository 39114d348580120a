import * as v from 'valibot';
import { validationRules } from '../../../src/domain/validation/rules.ts';
import { translator } from '../../../src/texts/translate.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Field } from '../../../src/ui/field/Field.tsx';
import { PasswordInput } from '../../../src/ui/field/PasswordInput.tsx';
import { TextInput } from '../../../src/ui/field/TextInput.tsx';
import { ErrorSummary } from '../../../src/ui/form/ErrorSummary.tsx';
import { Form } from '../../../src/ui/form/Form.tsx';
import { useHookForm } from '../../../src/ui/form/useHookForm.ts';
import { Part, State } from './Part.tsx';

const t = translator(validationTexts);
const rules = validationRules(t);
const schema = v.pipe(
  v.object({
    name: v.pipe(v.string(), rules.required()),
    email: v.pipe(v.string(), rules.required(), rules.email()),
    password: v.pipe(v.string(), rules.required(), rules.password()),
    repeated: v.string(),
  }),
  rules.passwordconfirmation('password', 'repeated'),
);

/** A form that shows each validation rule, and the summary of many errors. */
export function FormParts() {
  const form = useHookForm({
    schema,
    defaultValues: { name: '', email: '', password: '', repeated: '' },
    labels: { name: 'Name', email: 'Email', password: 'Password', repeated: 'Repeat the password' },
    errorText: 'An unknown error has occurred, please try again later.',
    async onSubmit({ email }) {
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      return email.startsWith('ada')
        ? { fields: { email: 'This email address is already in use.' } }
        : { form: 'This is the gallery: nothing is sent from here.' };
    },
  });
  return (
    <Part
      anchor="form"
      title="Form"
      about="Validated on change, on leaving a field, and while typing once there is an error. Three errors or more come with a summary, which takes the focus; one or two lead to the first field."
    >
      <State name="Try it" layout="column">
        <Form form={form} summaryTitle={(count) => t('validation.summary', { count })}>
          <Field required {...form.field('name')}>
            <TextInput autoComplete="off" {...form.register('name')} />
          </Field>
          <Field required {...form.field('email')} hint="An address that starts with “ada” is taken">
            <TextInput type="email" autoComplete="off" {...form.register('email')} />
          </Field>
          <Field required {...form.field('password')}>
            <PasswordInput autoComplete="off" {...form.register('password')} />
          </Field>
          <Field {...form.field('repeated')}>
            <PasswordInput
              autoComplete="off"
              showText="Show the repeated password"
              {...form.register('repeated')}
            />
          </Field>
          <Button type="submit" variant="primary" busy={form.busy}>
            Register
          </Button>
        </Form>
      </State>
      <State name="Summary" layout="column">
        <ErrorSummary
          title="Please check 3 fields"
          problems={[
            { id: 'sample-name', label: 'Name', message: 'This field is required' },
            { id: 'sample-email', label: 'Email', message: 'Please enter a valid email address' },
            { id: 'sample-industry', label: 'Industry', message: 'This field is required' },
          ]}
        />
      </State>
    </Part>
  );
}
