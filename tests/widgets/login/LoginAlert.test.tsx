import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answer, heldBack, refuse, tooMany } from '../../support/services/answers.ts';
import {
  answer,
  box,
  button,
  logIn,
  open,
  refuseWith,
  sent,
  service,
  takeLogins,
  textOf,
} from './open-login.tsx';

const user = { userId: 'u-1', email: 'ada@example.org', token: 'header.body.signature' };

const { leaveTo } = vi.hoisted(() => ({ leaveTo: vi.fn() }));
vi.mock('../../../src/lib/address/leave-to.ts', () => ({ leaveTo }));

takeLogins();
beforeEach(() => void leaveTo.mockReset());

test('wrong credentials: told, focused, and the input stays; the next answer takes the error away', async () => {
  const { hand } = open();
  refuseWith('wrong_credentials');
  await logIn(hand);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(textOf('login.error.wrong_credentials'));
  expect(document.activeElement).toBe(alert);
  expect(box('Email').value).toBe('ada@example.org');
  expect(box('Password').value).toBe('pigment57');
  await hand.clear(box('Password'));
  await hand.click(button('Log in'));
  expect(document.activeElement).toBe(box('Password'));
  answer({ json: { status: '2fa' } });
  await hand.type(box('Password'), 'pigment58');
  await hand.click(button('Log in'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await hand.click(button(textOf('login.twoFactor.back')));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a second press while the first is answered finds the form where it was: the error stays until then (C1)', async () => {
  const { hand } = open();
  refuseWith('wrong_credentials');
  await logIn(hand);
  const first = await screen.findByRole('alert');
  const held = heldBack();
  answer(held.answer);
  await hand.click(button('Log in'));
  expect(screen.getByRole('alert')).toBe(first);
  await act(async () => held.arrive(refuse(401, 'wrong_credentials')));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('a login that is closed while it is sent is given up: nothing leaves the page later', async () => {
  const { hand, show } = open();
  let signal: AbortSignal | undefined;
  service.mockImplementationOnce((request) => {
    signal = request.signal;
    return 'never';
  });
  await logIn(hand);
  await waitFor(() => expect(signal).toBeDefined());
  await hand.click(button('Close'));
  expect(signal?.aborted).toBe(true);
  show('login');
  expect(screen.queryByRole('alert')).toBeNull();
  answer({ json: user });
  await hand.type(box('Password'), 'pigment57');
  await hand.click(button('Log in'));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce());
});

test.each<[string, Answer, Parameters<typeof textOf>[0]]>([
  ['an unknown message', { wrong: { message: 'account_on_fire' }, status: 401 }, 'login.error.generic'],
  [
    'a message that names a property of objects',
    { wrong: { message: 'constructor' }, status: 401 },
    'login.error.generic',
  ],
  ['a broken server', { wrong: 'oops', status: 500 }, 'login.error.generic'],
  ['an answer that is no user', { wrong: { hello: 'world' } }, 'login.error.generic'],
  ['HTML', { wrong: '<html>' }, 'login.error.generic'],
  ['no connection', 'no connection', 'failure.offline'],
  ['too many attempts without a time', refuse(429), 'failure.tooMany'],
])('%s is told in words', async (_, fault, key) => {
  const { hand } = open();
  answer(fault);
  await logIn(hand);
  expect((await screen.findByRole('alert')).textContent).toBe(textOf(key));
  expect(box('Password').value).toBe('pigment57');
});

test('the page may word a server message of its own', async () => {
  const { hand } = open({ texts: { 'login.error.account_locked': 'Your account is locked.' } });
  answer({ wrong: { message: 'account_locked' }, status: 401 });
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
  answer({ json: user });
  await logIn(hand);
  expect((await screen.findByRole('alert')).textContent).toBe(textOf('login.error.generic'));
  expect(report).toHaveBeenCalledWith(new Error('broken'));
});

test('too many attempts: the seconds run down in sight and are not chattered', async () => {
  const { hand } = open();
  answer(tooMany(2, 'too_many_requests'));
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
  answer(tooMany(600));
  await logIn(hand);
  expect((await screen.findAllByText('Too many attempts. Try again in 10 minutes.')).length).toBeGreaterThan(
    0,
  );
});

test('an address that is not verified can have a new mail sent, once per press', async () => {
  const { hand } = open();
  refuseWith('email_not_verified');
  await logIn(hand);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(textOf('login.error.email_not_verified'));
  answer({ json: { sent: true } });
  await hand.dblClick(button(textOf('login.verification.resend')));
  const confirmation = await screen.findByText(/sent a new verification email to ada@example\.org/);
  expect(confirmation.closest('[role="status"]')).toBe(document.activeElement);
  expect(sent().slice(1)).toEqual([
    ['https://user.example/api/v1/user/send-email-verification', { email: 'ada@example.org' }],
  ]);
  expect(box('Password').value).toBe('pigment57');
});

test('a failed resend shows the generic error, and may be tried again', async () => {
  const { hand } = open();
  refuseWith('email_not_verified');
  await logIn(hand);
  await screen.findByRole('alert');
  answer(refuse(500));
  await hand.click(button(textOf('login.verification.resend')));
  await screen.findByText(textOf('login.error.generic'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  answer({ json: { sent: true } });
  await hand.click(button(textOf('login.verification.resend')));
  await screen.findByText(/sent a new verification email/);
});
