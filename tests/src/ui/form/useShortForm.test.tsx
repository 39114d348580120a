import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { validationRules } from '../../../../src/domain/validation/rules.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { validationTexts } from '../../../../src/texts/validation.ts';
import { Button } from '../../../../src/ui/Button.tsx';
import { Field } from '../../../../src/ui/Field.tsx';
import { Form } from '../../../../src/ui/form/Form.tsx';
import { useShortForm } from '../../../../src/ui/form/useShortForm.ts';
import { PasswordInput } from '../../../../src/ui/PasswordInput.tsx';
import { TextInput } from '../../../../src/ui/TextInput.tsx';

const { required, email } = validationRules(translator(validationTexts));
const schema = v.object({
  email: v.pipe(v.string(), v.trim(), required(), email()),
  password: v.pipe(v.string(), required()),
});
type Send = (values: v.InferOutput<typeof schema>) => Promise<void>;

function Login({ send, isOpen = true }: { send: Send; isOpen?: boolean }) {
  const form = useShortForm({
    schema,
    labels: { email: 'Email', password: 'Password' },
    onSubmit: send,
    errorText: 'Something went wrong',
  });
  if (!isOpen) return null;
  return (
    <Form form={form} summaryTitle={() => ''}>
      <Field required {...form.field('email')}>
        <TextInput type="email" {...form.register('email')} />
      </Field>
      <Field required {...form.field('password')}>
        <PasswordInput {...form.register('password')} />
      </Field>
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
      <button type="button" onClick={form.clearErrors}>
        Clear
      </button>
    </Form>
  );
}

const setUp = (send: Send = vi.fn<Send>(async () => {})) => ({
  user: userEvent.setup(),
  ...render(<Login send={send} />),
  send,
});
const box = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { exact: false, selector: 'input' });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const isInvalid = (name: string) => box(name).getAttribute('aria-invalid') === 'true';

test('typing shows no error before there is one; leaving the field does; then typing mends it at once', async () => {
  const { user } = setUp();
  await user.type(box('Email'), 'ada');
  expect(isInvalid('Email')).toBe(false);
  await user.tab();
  expect(screen.getByText(validationTexts['validation.email'])).toBeDefined();
  expect(isInvalid('Password')).toBe(false);
  await user.type(box('Email'), '@example.org');
  expect(isInvalid('Email')).toBe(false);
});

test('the browser’s change event validates, as autofill and Enter raise it', async () => {
  setUp();
  fireEvent.input(box('Email'), { target: { value: 'ada' } });
  box('Email').dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(isInvalid('Email')).toBe(true));
});

test('an invalid submit sends nothing and focuses the first field with an error', async () => {
  const { user, send } = setUp();
  await user.type(box('Email'), 'ada@example.org');
  await user.click(sendButton());
  expect(document.activeElement).toBe(box('Password'));
  expect(box('Password').getAttribute('aria-describedby')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await user.clear(box('Email'));
  await user.click(sendButton());
  expect(document.activeElement).toBe(box('Email'));
});

test('two submits in one task send once', async () => {
  const { send } = setUp();
  fireEvent.input(box('Email'), { target: { value: ' ada@example.org ' } });
  fireEvent.input(box('Password'), { target: { value: ' pigment 57 ' } });
  const form = document.querySelector('form') as HTMLFormElement;
  form.requestSubmit();
  form.requestSubmit();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ email: 'ada@example.org', password: ' pigment 57 ' });
});

test('a value that a script has set before the input event is heard of', async () => {
  const { rerender, send } = setUp();
  box('Email').value = 'ada@example.org';
  box('Email').dispatchEvent(new Event('input', { bubbles: true }));
  rerender(<Login send={send} isOpen={false} />);
  rerender(<Login send={send} />);
  expect(box('Email').value).toBe('ada@example.org');
});

test('what a password manager has filled in without an event is sent', async () => {
  const { user, send } = setUp();
  box('Email').value = 'ada@example.org';
  box('Password').value = 'pigment57';
  await user.click(sendButton());
  expect(send).toHaveBeenCalledWith({ email: 'ada@example.org', password: 'pigment57' });
});

test('while sending, the button is busy and keeps the focus; afterwards it sends again', async () => {
  let finish = () => {};
  const send = vi.fn<Send>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { user } = setUp(send);
  await user.type(box('Email'), 'ada@example.org');
  await user.type(box('Password'), 'pigment57');
  await user.click(sendButton());
  expect(sendButton().getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(sendButton());
  expect(screen.getByText('Please wait')).toBeDefined();
  await user.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(sendButton().getAttribute('aria-disabled')).toBeNull());
  await user.click(sendButton());
  expect(send).toHaveBeenCalledTimes(2);
  finish();
});

test('a thrown error is reported and told in general words; the next submit takes it away', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const failure = new Error('broken');
  const { user } = setUp(() => Promise.reject(failure));
  await user.type(box('Email'), 'ada@example.org');
  await user.type(box('Password'), 'pigment57');
  await user.click(sendButton());
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong');
  expect(report).toHaveBeenCalledWith(failure);
  expect(box('Password').value).toBe('pigment57');
  await user.clear(box('Password'));
  await user.click(sendButton());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the input outlives the fields', async () => {
  const { user, rerender, send } = setUp();
  await user.type(box('Email'), 'ada@example.org');
  await user.type(box('Password'), 'pigment57');
  rerender(<Login send={send} isOpen={false} />);
  rerender(<Login send={send} />);
  expect(box('Email').value).toBe('ada@example.org');
  expect(box('Password').value).toBe('pigment57');
});

test('errors can be cleared', async () => {
  const { user } = setUp();
  await user.click(sendButton());
  expect(isInvalid('Email')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(isInvalid('Password')).toBe(false));
});
