import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { examples } from '../../../widgets/forgot-password/examples.ts';
import { ForgotPassword } from '../../../widgets/forgot-password/ForgotPassword.tsx';
import { forgotPasswordTexts } from '../../../widgets/forgot-password/texts.ts';
import { renderIsland } from '../../support/render-island.tsx';
import type { Answer } from '../../support/services/answers.ts';
import { fakeServices } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

const FORGOT = 'POST /api/v1/user/forgot-password';
const service = vi.fn<() => Answer>();
const report = vi.fn();
let sent: SentRequest[] = [];

beforeEach(() => {
  report.mockReset();
  service.mockReset().mockReturnValue({ json: { sent: true } });
  vi.stubGlobal('reportError', report);
  sent = fakeServices({ [FORGOT]: service });
});

const textOf = (key: keyof typeof forgotPasswordTexts) => forgotPasswordTexts[key];
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ });
const submit = () => screen.getByRole('button', { name: textOf('forgotPassword.submit') });

function open(payload: RawPayload = {}) {
  const page = renderIsland(<ForgotPassword />, {
    services: { user: 'https://user.example' },
    ...payload,
  });
  page.show('forgot-password');
  return { ...page, hand: userEvent.setup() };
}

test('nothing is shown until the overlay is due; then the email has the focus', () => {
  const { show } = renderIsland(<ForgotPassword />);
  expect(screen.queryByRole('dialog')).toBeNull();
  show('forgot-password');
  expect(screen.getByRole('dialog', { name: textOf('forgotPassword.title') })).toBeDefined();
  expect(document.activeElement).toBe(email());
  expect(email()).toMatchObject({ type: 'email', autocomplete: 'username' });
});

test.each([
  ['', 'This field is required'],
  ['ada@', 'Please enter a valid email address'],
])('the email %j is refused: %s (row 59)', async (typed, message) => {
  const { hand } = open();
  if (typed) await hand.type(email(), typed);
  await hand.click(submit());
  expect(await screen.findByText(message)).toBeDefined();
  expect(document.activeElement).toBe(email());
  expect(sent).toEqual([]);
});

test('after submit the form gives way to where the link has gone', async () => {
  const { hand } = open();
  await hand.type(email(), ' ada@example.org');
  await hand.dblClick(submit());
  const address = await screen.findByText('ada@example.org');
  expect(document.activeElement).toBe(address.closest('[role="status"]'));
  expect(screen.getByRole('dialog', { name: textOf('forgotPassword.done.title') })).toBeDefined();
  expect(document.querySelector('form')).toBeNull();
  expect(sent.map(({ url, body }) => [url, body])).toEqual([
    ['https://user.example/api/v1/user/forgot-password', { email: 'ada@example.org' }],
  ]);
  expect(report).not.toHaveBeenCalled();
});

test.each<[string, Answer, object]>([
  ['an unknown address', { json: { message: 'unknown' }, status: 404 }, { status: 404 }],
  ['a broken server', { wrong: 'oops', status: 500 }, { status: 500 }],
  ['too many attempts', { json: {}, status: 429 }, { status: 429 }],
  ['HTML', { wrong: '<html>' }, { kind: 'malformed' }],
  ['no connection', 'no connection', { kind: 'offline' }],
])('%s changes nothing of that, but is reported', async (_, fail, error) => {
  service.mockReturnValueOnce(fail);
  const { hand } = open();
  await hand.type(email(), 'ada@example.org');
  await hand.click(submit());
  expect(await screen.findByText(textOf('forgotPassword.done.next'))).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ name: 'ServiceError', ...error }));
});

test('asking again is another request, also after an answer that got lost', async () => {
  service.mockReturnValueOnce('no connection');
  const { hand, show } = open();
  await hand.type(email(), 'ada@example.org');
  await hand.click(submit());
  await screen.findByText(textOf('forgotPassword.done.next'));
  show(null);
  show('forgot-password');
  await hand.click(submit());
  await screen.findByText(textOf('forgotPassword.done.next'));
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

test('an accidental close keeps the email; after the outcome the form is there again', async () => {
  const { hand, show, closeOverlay } = open();
  await hand.type(email(), 'ada@example.org');
  await hand.keyboard('{Escape}');
  expect(closeOverlay).toHaveBeenCalledWith('forgot-password');
  show('forgot-password');
  expect(email().value).toBe('ada@example.org');
  await hand.click(submit());
  await screen.findByText(textOf('forgotPassword.done.next'));
  show('login');
  expect(screen.queryByRole('dialog')).toBeNull();
  show('forgot-password');
  expect(email().value).toBe('ada@example.org');
});

test('the email of the login comes along, and goes back by both ways', async () => {
  const { hand, bus } = open();
  const props = { email: 'ada@example.org' };
  act(() => void bus.emit('overlay:shown', { name: 'forgot-password', props }));
  expect(email().value).toBe('ada@example.org');
  const link = screen.getByRole('link', { name: textOf('forgotPassword.login') });
  link.addEventListener('click', (event) => event.preventDefault());
  await hand.click(link);
  expect(link.dataset).toMatchObject({ ceOpen: 'login', ceProps: JSON.stringify(props) });
  await hand.click(submit());
  await screen.findByText(textOf('forgotPassword.done.next'));
  const back = screen.getByRole('button', { name: textOf('forgotPassword.login') });
  expect(back.dataset).toMatchObject({ ceOpen: 'login', ceProps: JSON.stringify(props) });
});

test('what is no email of an opener is passed over', () => {
  const { bus } = open();
  act(() => void bus.emit('overlay:shown', { name: 'forgot-password', props: { email: 7 } }));
  expect(email().value).toBe('');
});

test('who is signed in is not led to the login', async () => {
  const { hand, closeOverlay } = open({ user: { userId: 'u-1', email: 'ada@example.org', token: 'none' } });
  await hand.type(email(), 'ada@example.org');
  await hand.click(submit());
  await screen.findByText(textOf('forgotPassword.done.next'));
  const [, close] = screen.getAllByRole('button', { name: textOf('forgotPassword.done.close') });
  await hand.click(close as HTMLElement);
  await waitFor(() => expect(closeOverlay).toHaveBeenCalledWith('forgot-password'));
});

test.each(examples)('$name: $shows', ({ payload = {} }) => {
  open(payload);
  const { 'forgotPassword.title': title = textOf('forgotPassword.title') } = payload.texts ?? {};
  expect(screen.getByRole('dialog', { name: title })).toBeDefined();
});
