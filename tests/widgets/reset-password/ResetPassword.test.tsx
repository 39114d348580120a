import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { failureTexts } from '../../../src/texts/failures.ts';
import { examples } from '../../../widgets/reset-password/examples.ts';
import { ResetPassword } from '../../../widgets/reset-password/ResetPassword.tsx';
import { resetPasswordTexts } from '../../../widgets/reset-password/texts.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, heldBack, refuse } from '../../support/services/answers.ts';
import { fakeServices } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

const { leaveTo } = vi.hoisted(() => ({ leaveTo: vi.fn() }));
vi.mock('../../../src/lib/address/leave-to.ts', () => ({ leaveTo }));

const RESET = 'POST /api/v1/user/reset-password';
const service = vi.fn<() => Answer | Promise<Answer>>();
let sent: SentRequest[] = [];
const bearerOf = (request?: SentRequest) => request?.headers.get('authorization');

beforeEach(() => {
  leaveTo.mockReset();
  service.mockReset().mockReturnValue({ json: { changed: true } });
  sent = fakeServices({ [RESET]: service });
});
const textOf = (key: keyof typeof resetPasswordTexts) => resetPasswordTexts[key];
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const submit = () => screen.getByRole('button', { name: textOf('resetPassword.submit') });

function open(payload: RawPayload = {}, token?: string) {
  return renderIsland(<ResetPassword token={token} />, {
    services: { user: 'https://user.example' },
    ...payload,
  });
}

async function choose(password: string, repeated = password) {
  fireEvent.input(box('New password'), { target: { value: password } });
  fireEvent.input(box('Repeat new password'), { target: { value: repeated } });
  await userEvent.click(submit());
}

test('token and account of the address are taken out of it, and found again after a reload (row 61)', async () => {
  history.replaceState({ page: 7 }, '', '/reset-password?token=mailed&email=ada%40example.org&lang=en#form');
  const { unmount } = open();
  expect(location.href).toMatch(/\/reset-password\?lang=en#form$/);
  expect(history.state).toMatchObject({ page: 7 });
  unmount();
  open();
  expect(document.querySelector('[autocomplete=username]')).toHaveProperty('value', 'ada@example.org');
  await choose('Zinnober-7');
  await screen.findByText(textOf('resetPassword.done'));
  expect(sent.map((request) => [request.url, bearerOf(request), request.body])).toEqual([
    ['https://user.example/api/v1/user/reset-password', 'Bearer mailed', { password: 'Zinnober-7' }],
  ]);
});

test('the token of the page comes before that of the address; the session’s token stays out of it', async () => {
  history.replaceState(null, '', '/?token=other');
  open({ user: { userId: 'u-1', email: 'ada@example.org', token: 'of-the-session' } }, 'mailed');
  await choose('Zinnober-7');
  await screen.findByText(textOf('resetPassword.done'));
  expect(bearerOf(sent[0])).toBe('Bearer mailed');
});

test('rule and repetition are checked before anything is sent', async () => {
  open({}, 'mailed');
  await choose('zinnober', 'zinnober!');
  expect(await screen.findByText('At least 8 characters, with a letter and a digit')).toBeDefined();
  expect(screen.getByText('Passwords does not match')).toBeDefined();
  expect(document.activeElement).toBe(box('New password'));
  expect(sent).toEqual([]);
});

test('success: the form is gone, the outcome has the focus and leads to the login', async () => {
  open({}, 'mailed');
  await choose('Zinnober-7');
  const outcome = (await screen.findByText(textOf('resetPassword.done'))).closest('[role="status"]');
  expect(document.activeElement).toBe(outcome);
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole('button', { name: 'Log in' }).dataset.ceOpen).toBe('login');
  expect(leaveTo).not.toHaveBeenCalled();
});

test.each([
  ['/login', new URL('/login', location.href).href],
  ['//evil.example/', '/'],
])('who is signed in goes to a page made anew: %s', async (login, address) => {
  open({ links: { login }, user: { userId: 'u-1', email: 'ada@example.org', token: 't' } }, 'mailed');
  await choose('Zinnober-7');
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(leaveTo).toHaveBeenCalledWith(address);
});

test('a link without its token says so at once, and leads to a new one', () => {
  open();
  expect(screen.getByText(textOf('resetPassword.outdated'))).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  const again = screen.getByRole('button', { name: textOf('resetPassword.outdated.again') });
  expect(again.dataset.ceOpen).toBe('forgot-password');
});

test('a link that was used is told in place of the form, and forgotten', async () => {
  history.replaceState(null, '', '/reset-password?token=used');
  service.mockReturnValue(refuse(401, 'Used.', { code: 'invalid_reset_token' }));
  const { unmount } = open();
  await choose('Zinnober-7');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(textOf('resetPassword.outdated'));
  expect(document.activeElement).toBe(alert);
  expect(document.querySelector('form')).toBeNull();
  unmount();
  open();
  expect(screen.getByText(textOf('resetPassword.outdated'))).toBeDefined();
});

const LOST = failureTexts['failure.mayBeDone'];

test('a link that was used by an attempt whose answer was lost leads to the login', async () => {
  service.mockReturnValueOnce('no connection');
  open({}, 'mailed');
  await choose('Zinnober-7');
  await screen.findByRole('alert');
  service.mockReturnValueOnce(refuse(401, 'Used.', { code: 'invalid_reset_token' }));
  await userEvent.click(submit());
  expect(await screen.findByText(textOf('resetPassword.outdated.mayBeDone'))).toBeDefined();
});

test.each<[string, Answer, string]>([
  ['in words', refuse(500, '', { errorMessage: 'Closed.' }), 'Closed.'],
  ['without words', refuse(503), failureTexts['failure.unknown']],
  ['by HTML', { wrong: '<html>' }, `${failureTexts['failure.unknown']} ${LOST}`],
  ['no connection', 'no connection', `${failureTexts['failure.offline']} ${LOST}`],
])('a failure %s is told, the input stays, and the next try works', async (_, fail, text) => {
  service.mockReturnValueOnce(fail);
  open({}, 'mailed');
  await choose('Zinnober-7');
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(box('New password').value).toBe('Zinnober-7');
  await userEvent.click(submit());
  expect(await screen.findByText(textOf('resetPassword.done'))).toBeDefined();
});

test.each([
  ['by field', { message: 'Wrong.', fields: { password: 'Not this one.' } }, 'Not this one.'],
  ['without words', {}, 'Your password did not meet the requirements, please try again.'],
])('a password that the service refuses %s belongs to its field', async (_, body, text) => {
  service.mockReturnValueOnce({ json: body, status: 400 });
  open({}, 'mailed');
  await choose('Zinnober-7');
  const error = await screen.findByText(text);
  await waitFor(() => expect(document.activeElement).toBe(box('New password')));
  expect(box('New password').getAttribute('aria-describedby')).toContain(error.id);
});

test('two presses are one request', async () => {
  const held = heldBack();
  service.mockReturnValueOnce(held.answer);
  open({}, 'mailed');
  await choose('Zinnober-7');
  await userEvent.click(submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  held.arrive({ json: { changed: true } });
  await screen.findByText(textOf('resetPassword.done'));
  expect(sent).toHaveLength(1);
});

test.each(examples)('$name: $shows', ({ payload = {}, props = {} }) => {
  open(payload, props.token);
  const label = payload.texts?.['resetPassword.password'] ?? 'New password';
  if (props.token) expect(box(label)).toBeDefined();
  else expect(screen.getByText(textOf('resetPassword.outdated'))).toBeDefined();
});
