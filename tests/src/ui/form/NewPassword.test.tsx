import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { newPasswordSchema } from '../../../../src/account/rules/new-password.ts';
import { passwordPoints } from '../../../../src/account/rules/password-points.ts';
import { newPasswordTexts, textsOfNewPassword } from '../../../../src/account/texts/new-password.ts';
import { validationRules } from '../../../../src/domain/validation/rules.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { validationTexts } from '../../../../src/texts/validation.ts';
import { Button } from '../../../../src/ui/action/Button.tsx';
import { Form } from '../../../../src/ui/form/Form.tsx';
import { NewPassword } from '../../../../src/ui/form/NewPassword.tsx';
import { useHookForm } from '../../../../src/ui/form/useHookForm.ts';
import { useNativeForm } from '../../../../src/ui/form/useNativeForm.ts';

const t = translator(newPasswordTexts);
const rules = validationRules(translator(validationTexts));
const shared = {
  schema: newPasswordSchema(rules),
  labels: { password: 'New password', passwordConfirmation: 'Repeat it' },
  errorText: 'Something went wrong',
};
const parts = { points: passwordPoints(t), makerRules: 'minlength: 8', texts: textsOfNewPassword(t) };

interface Props {
  send: (values: v.InferOutput<typeof shared.schema>) => Promise<undefined>;
  draft?: string;
}

function LongForm({ send, draft = '' }: Props) {
  const defaultValues = { password: draft, passwordConfirmation: '' };
  const form = useHookForm({ ...shared, defaultValues, onSubmit: send });
  return (
    <Form form={form} summaryTitle={() => ''}>
      <NewPassword {...parts} form={form} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

function ShortForm({ send }: Props) {
  const form = useNativeForm({ ...shared, onSubmit: (values) => send(values) });
  return (
    <Form form={form} summaryTitle={() => ''}>
      <NewPassword {...parts} form={form} />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: false });
const password = () => box('New password');
const repeated = () => box('Repeat it');
const point = (text: string) => screen.getByText(text, { exact: false, selector: 'li > span' }).textContent;
const save = () => screen.getByRole('button', { name: 'Save' });
const send = vi.fn(async () => undefined);
const described = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

afterEach(() => void send.mockReset());

describe.each([
  ['useHookForm', LongForm],
  ['useNativeForm', ShortForm],
])('in a form made with %s', (_, TheForm) => {
  test('the points follow the typing, and describe the field (row 53)', async () => {
    render(<TheForm send={send} />);
    expect(point('8 or more characters')).toContain('missing');
    await userEvent.type(password(), 'blau');
    expect(point('a letter')).toContain('done');
    expect(point('a digit')).toContain('missing');
    await userEvent.type(password(), '-1234');
    expect(point('a digit')).toContain('done');
    expect(point('8 or more')).toContain('done');
    expect(point('a special character (recommended)')).toContain('done');
    expect(described(password())).toContain('8 or more characters');
  });

  test('what is pasted counts, and nothing is cut off', async () => {
    render(<TheForm send={send} />);
    await userEvent.click(password());
    await userEvent.paste('Zinnober-7'.repeat(13));
    expect(password().value).toHaveLength(130);
    expect(point('at most 128 characters')).toContain('missing');
    await userEvent.click(save());
    expect(await screen.findByText('Please enter at most 128 characters')).toBeDefined();
  });

  test('an empty repetition is required, a different one does not match, the same one is sent (row 54)', async () => {
    render(<TheForm send={send} />);
    await userEvent.type(password(), 'Zinnober-7');
    await userEvent.click(save());
    await waitFor(() => expect(described(repeated())).toBe('This field is required'));
    expect(document.activeElement).toBe(repeated());
    await userEvent.type(repeated(), 'Zinnober-8');
    await waitFor(() => expect(described(repeated())).toBe('Passwords does not match'));
    await userEvent.type(repeated(), '{Backspace}7');
    await waitFor(() => expect(described(repeated())).toBe(''));
    await userEvent.click(save());
    await waitFor(() =>
      expect((send.mock.lastCall as unknown[] | undefined)?.[0]).toEqual({
        password: 'Zinnober-7',
        passwordConfirmation: 'Zinnober-7',
      }),
    );
  });

  test('mending the password clears the error of its repetition', async () => {
    render(<TheForm send={send} />);
    await userEvent.type(password(), 'Zinnober-');
    await userEvent.type(repeated(), 'Zinnober-7');
    await userEvent.tab();
    await waitFor(() => expect(described(repeated())).toBe('Passwords does not match'));
    await userEvent.type(password(), '7');
    await userEvent.tab();
    await waitFor(() => expect(described(repeated())).toBe(''));
  });

  test('a weak one is refused beside the label', async () => {
    render(<TheForm send={send} />);
    await userEvent.type(password(), 'blue');
    await userEvent.tab();
    expect(await screen.findByText(validationTexts['validation.password'])).toBeDefined();
    expect(password().getAttribute('aria-invalid')).toBe('true');
  });
});

test('both fields tell password managers what they are, and each has its toggle', async () => {
  render(<LongForm send={send} />);
  for (const input of [password(), repeated()]) {
    expect(input).toMatchObject({ type: 'password', autocomplete: 'new-password' });
    expect(input.getAttribute('passwordrules')).toBe('minlength: 8');
    expect(input.hasAttribute('maxlength')).toBe(false);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Show repeated password' }));
  expect([password().type, repeated().type]).toEqual(['password', 'text']);
});

test('a draft is looked at without a key pressed', () => {
  render(<LongForm send={send} draft="Zinnober-7" />);
  expect(point('a digit')).toContain('done');
});

test('a screen reader hears what is missing once the typing rests', () => {
  vi.useFakeTimers();
  render(<ShortForm send={send} />);
  const status = () => document.querySelector('[role="status"]')?.textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  pass(5_000);
  expect(status()).toBe('');
  fireEvent.input(password(), { target: { value: 'z' } });
  pass(900);
  fireEvent.input(password(), { target: { value: 'zinnober' } });
  pass(900);
  expect(status()).toBe('');
  pass(100);
  expect(status()).toBe('Your password still needs: a digit.');
  fireEvent.input(password(), { target: { value: 'zinnober7' } });
  pass(1_000);
  expect(status()).toBe('Your password meets all requirements.');
  vi.useRealTimers();
});
