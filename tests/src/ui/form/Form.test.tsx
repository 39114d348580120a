import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { validationRules } from '../../../../src/domain/validation/rules.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { validationTexts } from '../../../../src/texts/validation.ts';
import { Button } from '../../../../src/ui/action/Button.tsx';
import { Field } from '../../../../src/ui/field/Field.tsx';
import { PasswordInput } from '../../../../src/ui/field/PasswordInput.tsx';
import { TextInput } from '../../../../src/ui/field/TextInput.tsx';
import { Form } from '../../../../src/ui/form/Form.tsx';
import { type FormOptions, useForm } from '../../../../src/ui/form/useForm.ts';

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
type Values = v.InferInput<typeof schema>;
type Send = FormOptions<Values, Values>['onSubmit'];

const filled: Values = {
  name: 'Ada',
  email: 'ada@example.org',
  password: 'pigment57',
  repeated: 'pigment57',
};

function Account({ send, values = {} }: { send: Send; values?: Partial<Values> }) {
  const form = useForm({
    schema,
    defaultValues: { name: '', email: '', password: '', repeated: '', ...values },
    labels: { name: 'Name', email: 'Email', password: 'Password', repeated: 'Repeat' },
    onSubmit: send,
    errorText: 'Something went wrong',
  });
  return (
    <Form form={form} summaryTitle={(count) => t('validation.summary', { count })}>
      <Field required {...form.field('name')}>
        <TextInput {...form.register('name')} />
      </Field>
      <Field required {...form.field('email')}>
        <TextInput type="email" {...form.register('email')} />
      </Field>
      <Field required {...form.field('password')}>
        <PasswordInput {...form.register('password')} />
      </Field>
      <Field {...form.field('repeated')}>
        <PasswordInput showText="Show repetition" {...form.register('repeated')} />
      </Field>
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </Form>
  );
}

const setUp = (send: Send = () => undefined, values: Partial<Values> = {}) => {
  render(<Account send={send} values={values} />);
  return userEvent.setup();
};
const box = (name: string) => screen.getByLabelText(name, { exact: false, selector: 'input' });

test('typing shows no error before there is one', async () => {
  const user = setUp();
  await user.type(box('Email'), 'ada');
  expect(box('Email').getAttribute('aria-invalid')).toBeNull();
});

test('leaving a field validates it, and only it', async () => {
  const user = setUp();
  await user.type(box('Email'), 'ada');
  await user.tab();
  expect(await screen.findByText(validationTexts['validation.email'])).toBeDefined();
  expect(box('Name').getAttribute('aria-invalid')).toBeNull();
});

test('with an error, typing validates at once (row 63)', async () => {
  const user = setUp();
  await user.type(box('Email'), 'ada');
  await user.tab();
  await screen.findByText(validationTexts['validation.email']);
  await user.type(box('Email'), '@example.org');
  await waitFor(() => expect(box('Email').getAttribute('aria-invalid')).toBeNull());
});

test('the browser’s change event validates, as autofill and Enter raise it', async () => {
  setUp();
  fireEvent.input(box('Email'), { target: { value: 'ada' } });
  box('Email').dispatchEvent(new Event('change', { bubbles: true }));
  expect(await screen.findByText(validationTexts['validation.email'])).toBeDefined();
});

test('an error waits until the pointer is up, so that it moves no button away', async () => {
  const user = setUp();
  await user.click(box('Email'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Show password' }) });
  fireEvent.blur(box('Email'));
  await Promise.resolve();
  expect(screen.queryByText(validationTexts['validation.required'])).toBeNull();
  await user.pointer('[/MouseLeft]');
  expect(await screen.findByText(validationTexts['validation.required'])).toBeDefined();
});

test('one or two errors: the first field takes the focus', async () => {
  const user = setUp(undefined, { ...filled, email: '', name: '' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(document.activeElement).toBe(box('Name')));
  expect(screen.queryByRole('region')).toBeNull();
});

test('three errors: a summary takes the focus and leads to the fields', async () => {
  const user = setUp();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const summary = await screen.findByRole('region', { name: 'Please check 3 fields' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  await user.click(screen.getByRole('link', { name: 'Password' }));
  expect(document.activeElement).toBe(box('Password'));
});

test('a repetition that differs is told even while other fields have errors', async () => {
  const user = setUp(undefined, { ...filled, name: '', repeated: 'other' });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Passwords does not match')).toBeDefined();
});

test('mending the password clears the error of its repetition', async () => {
  const user = setUp(undefined, { ...filled, password: 'pigment5' });
  await user.click(box('Repeat'));
  await user.tab();
  await screen.findByText('Passwords does not match');
  await user.type(box('Password'), '7');
  await user.tab();
  await waitFor(() => expect(screen.queryByText('Passwords does not match')).toBeNull());
});

test('two submits in one task send once', async () => {
  const send = vi.fn<Send>(() => undefined);
  setUp(send, filled);
  const form = document.querySelector('form') as HTMLFormElement;
  form.requestSubmit();
  form.requestSubmit();
  await waitFor(() => expect(send).toHaveBeenCalled());
  await Promise.resolve();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(filled);
});

test('while sending, the button is busy and keeps the focus; afterwards it sends again', async () => {
  let finish = () => {};
  const send = vi.fn(
    () =>
      new Promise<undefined>((resolve) => {
        finish = () => resolve(undefined);
      }),
  );
  const user = setUp(send, filled);
  const button = screen.getByRole('button', { name: 'Send' });
  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(button);
  expect(screen.getByText('Please wait')).toBeDefined();
  await user.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  await user.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('a failure is shown, and the input stays', async () => {
  const user = setUp(
    () => ({ form: 'Not now', fields: { email: 'This email address is already in use.' } }),
    filled,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not now');
  await waitFor(() => expect(document.activeElement).toBe(box('Email')));
  expect(box('Email').getAttribute('aria-describedby')).toBeTruthy();
  expect(box('Email')).toHaveProperty('value', filled.email);
});

test('what the server said of one field outlives the validation of another', async () => {
  const user = setUp(() => ({ fields: { email: 'Already in use' } }), filled);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Already in use');
  await user.clear(box('Name'));
  await user.tab();
  await screen.findByText(validationTexts['validation.required']);
  expect(screen.queryByText('Already in use')).not.toBeNull();
  await user.type(box('Email'), 'x');
  await waitFor(() => expect(screen.queryByText('Already in use')).toBeNull());
});

test('a thrown error is reported and told in general words', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const failure = new Error('broken');
  const user = setUp(() => Promise.reject(failure), filled);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
  expect(report).toHaveBeenCalledWith(failure);
});
