import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  box,
  button,
  fakeServices,
  fetchMock,
  logIn,
  open,
  refuse,
  sent,
  textOf,
} from './open-login.tsx';

const user = { userId: 'u-1', email: 'ada@example.org', token: 'header.body.signature' };

const { leaveTo } = vi.hoisted(() => ({ leaveTo: vi.fn() }));
vi.mock('../../../src/lib/leave-to.ts', () => ({ leaveTo }));

fakeServices();
beforeEach(() => void leaveTo.mockReset());

test('wrong credentials: told, focused, and the input stays; the next answer takes the error away', async () => {
  const { hand } = open();
  refuse('wrong_credentials');
  await logIn(hand);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(textOf('login.error.wrong_credentials'));
  expect(document.activeElement).toBe(alert);
  expect(box('Email').value).toBe('ada@example.org');
  expect(box('Password').value).toBe('pigment57');
  await hand.clear(box('Password'));
  await hand.click(button('Log in'));
  expect(document.activeElement).toBe(box('Password'));
  answer(200, { status: '2fa' });
  await hand.type(box('Password'), 'pigment58');
  await hand.click(button('Log in'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await hand.click(button(textOf('login.twoFactor.back')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a second press while the first is answered finds the form where it was: the error stays until then (C1)', async () => {
  const { hand } = open();
  refuse('wrong_credentials');
  await logIn(hand);
  const first = await screen.findByRole('alert');
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetchMock.mockImplementationOnce(() => promise);
  await hand.click(button('Log in'));
  expect(screen.getByRole('alert')).toBe(first);
  await act(async () => resolve(new Response('{"message":"wrong_credentials"}', { status: 401 })));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a login that is closed while it is sent is given up: nothing leaves the page later', async () => {
  const { hand, show } = open();
  let signal: AbortSignal | undefined;
  fetchMock.mockImplementationOnce((request) => {
    signal = (request as Request).signal;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
  });
  await logIn(hand);
  await waitFor(() => expect(signal).toBeDefined());
  await hand.click(button('Close'));
  expect(signal?.aborted).toBe(true);
  show('login');
  expect(screen.queryByRole('alert')).toBeNull();
  answer(200, user);
  await hand.click(button('Log in'));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
});

test.each([
  ['an unknown message', () => refuse('account_on_fire'), 'login.error.generic'],
  ['a message that names a property of objects', () => refuse('constructor'), 'login.error.generic'],
  ['a broken server', () => answer(500, 'oops'), 'login.error.generic'],
  ['an answer that is no user', () => answer(200, { hello: 'world' }), 'login.error.generic'],
  ['HTML', () => fetchMock.mockResolvedValueOnce(new Response('<html>')), 'login.error.generic'],
  [
    'no connection',
    () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch')),
    'failure.offline',
  ],
  ['too many attempts without a time', () => answer(429, {}), 'failure.tooMany'],
] as const)('%s is told in words', async (_, fail, key) => {
  const { hand } = open();
  fail();
  await logIn(hand);
  expect((await screen.findByRole('alert')).textContent).toBe(textOf(key));
  expect(box('Password').value).toBe('pigment57');
});

test('the page may word a server message of its own', async () => {
  const { hand } = open({ texts: { 'login.error.account_locked': 'Your account is locked.' } });
  refuse('account_locked');
  await logIn(hand);
  expect((await screen.findByRole('alert')).textContent).toBe('Your account is locked.');
});

test('a mistake of our own is reported and told in general words', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  leaveTo.mockImplementation(() => {
    throw new Error('broken');
  });
  const { hand } = open();
  answer(200, user);
  await logIn(hand);
  expect((await screen.findByRole('alert')).textContent).toBe(textOf('login.error.generic'));
  expect(report).toHaveBeenCalledWith(new Error('broken'));
});

test('too many attempts: the seconds run down in sight and are not chattered', async () => {
  const { hand } = open();
  answer(429, { message: 'too_many_requests' }, { 'retry-after': '2' });
  await logIn(hand);
  const alert = await screen.findByRole('alert');
  const spoken = 'Too many attempts. Try again in 2 seconds.';
  expect(screen.getAllByText(spoken).filter((element) => !element.hasAttribute('aria-hidden'))).toHaveLength(
    1,
  );
  await screen.findByText('Too many attempts. Try again in 1 seconds.', {}, { timeout: 2500 });
  expect(screen.getByText(spoken)).toBeDefined();
  await waitFor(() => expect(alert.textContent).toBe(textOf('failure.tooMany.over')), { timeout: 2500 });
});

test('a long wait is told in minutes', async () => {
  const { hand } = open();
  answer(429, {}, { 'retry-after': '600' });
  await logIn(hand);
  expect((await screen.findAllByText('Too many attempts. Try again in 10 minutes.')).length).toBeGreaterThan(
    0,
  );
});

test('an address that is not verified can have a new mail sent, once per press', async () => {
  const { hand } = open();
  refuse('email_not_verified');
  await logIn(hand);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(textOf('login.error.email_not_verified'));
  answer(200, {});
  await hand.dblClick(button(textOf('login.verification.resend')));
  const confirmation = await screen.findByText(/sent a new verification email to ada@example\.org/);
  expect(confirmation.closest('[role="status"]')).toBe(document.activeElement);
  expect(sent.slice(1)).toEqual([
    ['https://user.example/api/v1/user/send-email-verification', { email: 'ada@example.org' }],
  ]);
  expect(box('Password').value).toBe('pigment57');
});

test('a failed resend shows the generic error, and may be tried again', async () => {
  const { hand } = open();
  refuse('email_not_verified');
  await logIn(hand);
  await screen.findByRole('alert');
  answer(500, {});
  await hand.click(button(textOf('login.verification.resend')));
  await screen.findByText(textOf('login.error.generic'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  answer(200, {});
  await hand.click(button(textOf('login.verification.resend')));
  await screen.findByText(/sent a new verification email/);
});
