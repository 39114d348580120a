import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { validationRules } from '../../../../src/domain/validation/rules.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { validationTexts } from '../../../../src/texts/validation.ts';
import { Button } from '../../../../src/ui/action/Button.tsx';
import { Checkbox } from '../../../../src/ui/field/Checkbox.tsx';
import { Field } from '../../../../src/ui/field/Field.tsx';
import { FieldGroup } from '../../../../src/ui/field/FieldGroup.tsx';
import { PasswordInput } from '../../../../src/ui/field/PasswordInput.tsx';
import { TextInput } from '../../../../src/ui/field/TextInput.tsx';
import { Form } from '../../../../src/ui/form/Form.tsx';
import type { FormFailure } from '../../../../src/ui/form/form-handle.ts';
import { useShortForm } from '../../../../src/ui/form/useShortForm.ts';

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

test('typing shows no error before there is one; leaving the field does; then typing mends it at once (row 63)', async () => {
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

const addressSchema = v.object({
  country: v.pipe(v.string(), required()),
  colours: v.pipe(v.array(v.string()), required()),
  email: v.pipe(v.string(), required(), email()),
});
type Address = v.InferOutput<typeof addressSchema>;

function Choices({
  send,
  isOpen = true,
}: {
  send: (values: Address) => Promise<FormFailure | undefined>;
  isOpen?: boolean;
}) {
  const form = useShortForm({
    schema: addressSchema,
    labels: { country: 'Country', colours: 'Colours', email: 'Email' },
    lists: ['colours'],
    onSubmit: send,
    errorText: 'Something went wrong',
  });
  if (!isOpen)
    return (
      <button type="button" onClick={form.reset}>
        Forget
      </button>
    );
  return (
    <Form form={form} summaryTitle={(count) => `Please check ${count} fields`}>
      <Field required {...form.field('country')}>
        <select name="country" id={form.field('country').id} defaultValue="">
          <option value="" />
          <option value="SE">Sweden</option>
        </select>
      </Field>
      <FieldGroup required {...form.field('colours')}>
        <Checkbox label="Red" {...form.box('colours', 'red')} />
        <Checkbox label="Blue" {...form.box('colours', 'blue')} />
      </FieldGroup>
      <Field required {...form.field('email')}>
        <TextInput {...form.register('email')} />
      </Field>
      <Button type="submit">Send</Button>
    </Form>
  );
}

describe('choices', () => {
  const send = vi.fn(async (_: Address): Promise<FormFailure | undefined> => undefined);
  const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const fill = async () => {
    await userEvent.selectOptions(screen.getByRole('combobox'), 'SE');
    await userEvent.click(tick('Blue'));
    await userEvent.click(tick('Red'));
    await userEvent.type(box('Email'), 'ada@example.org');
  };
  beforeEach(() => void send.mockReset());

  test('selects and ticked boxes are values too', async () => {
    render(<Choices send={send} />);
    await fill();
    await userEvent.click(sendButton());
    expect(send).toHaveBeenCalledWith({ country: 'SE', colours: ['red', 'blue'], email: 'ada@example.org' });
  });

  test('three errors: a summary takes the focus and leads to fields and groups', async () => {
    render(<Choices send={send} />);
    await userEvent.click(sendButton());
    const summary = screen.getByRole('region', { name: 'Please check 3 fields' });
    expect(document.activeElement).toBe(summary);
    await userEvent.click(screen.getByRole('link', { name: 'Colours' }));
    expect(document.activeElement).toBe(tick('Red'));
    await userEvent.click(tick('Red'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Colours' })).toBeNull());
    await userEvent.selectOptions(screen.getByRole('combobox'), 'SE');
    await userEvent.click(sendButton());
    expect(document.activeElement).toBe(box('Email'));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('a group with an error takes the focus at its first box', async () => {
    render(<Choices send={send} />);
    await fill();
    await userEvent.click(tick('Red'));
    await userEvent.click(tick('Blue'));
    await userEvent.click(sendButton());
    expect(document.activeElement).toBe(tick('Red'));
  });

  test('ticks outlive the boxes, until they are forgotten', async () => {
    const { rerender } = render(<Choices send={send} />);
    await fill();
    rerender(<Choices send={send} isOpen={false} />);
    rerender(<Choices send={send} />);
    expect([tick('Red').checked, tick('Blue').checked]).toEqual([true, true]);
    rerender(<Choices send={send} isOpen={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Forget' }));
    rerender(<Choices send={send} />);
    expect([tick('Red').checked, box('Email').value]).toEqual([false, '']);
  });

  test('a failure of the form takes the focus; the input stays; the next submit takes it away', async () => {
    send.mockResolvedValueOnce({ form: 'Not now' });
    render(<Choices send={send} />);
    await fill();
    await userEvent.click(sendButton());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Not now');
    expect(document.activeElement).toBe(alert);
    expect(tick('Blue').checked).toBe(true);
    await userEvent.click(sendButton());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('what the server refused stays refused until it is changed', async () => {
    send.mockResolvedValueOnce({ fields: { email: 'Already in use' } });
    render(<Choices send={send} />);
    await fill();
    await userEvent.click(sendButton());
    await waitFor(() => expect(document.activeElement).toBe(box('Email')));
    await userEvent.tab();
    await userEvent.click(tick('Red'));
    expect(screen.getByText('Already in use')).toBeDefined();
    await userEvent.type(box('Email'), 'x');
    await waitFor(() => expect(screen.queryByText('Already in use')).toBeNull());
    await userEvent.type(box('Email'), '{Backspace}');
    await userEvent.tab();
    expect(screen.getByText('Already in use')).toBeDefined();
    await userEvent.click(sendButton());
    expect(send).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByText('Already in use')).toBeNull());
  });
});
