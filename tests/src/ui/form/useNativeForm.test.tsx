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
import type { FormFailure } from '../../../../src/ui/form/form-state.ts';
import { useNativeForm } from '../../../../src/ui/form/useNativeForm.ts';

const { required, email } = validationRules(translator(validationTexts));
const schema = v.object({
  email: v.pipe(v.string(), v.trim(), required(), email()),
  password: v.pipe(v.string(), required()),
});
type Send = (values: v.InferOutput<typeof schema>) => Promise<void>;

function Login({ send, isOpen = true }: { send: Send; isOpen?: boolean }) {
  const form = useNativeForm({
    schema,
    labels: { email: 'Email', password: 'Password' },
    onSubmit: (values) => send(values),
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

test('sends texts as the schema gives them', async () => {
  const { send } = setUp();
  fireEvent.input(box('Email'), { target: { value: ' ada@example.org ' } });
  fireEvent.input(box('Password'), { target: { value: ' pigment 57 ' } });
  const form = document.querySelector('form') as HTMLFormElement;
  form.requestSubmit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
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

test('the input outlives the fields', async () => {
  const { user, rerender, send } = setUp();
  await user.type(box('Email'), 'ada@example.org');
  await user.type(box('Password'), 'pigment57');
  rerender(<Login send={send} isOpen={false} />);
  rerender(<Login send={send} />);
  expect(box('Email').value).toBe('ada@example.org');
  expect(box('Password').value).toBe('pigment57');
});

test('lets the owner of the form clear its errors', async () => {
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
  const form = useNativeForm({
    schema: addressSchema,
    labels: { country: 'Country', colours: 'Colours', email: 'Email' },
    lists: ['colours'],
    onSubmit: (values) => send(values),
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
});
