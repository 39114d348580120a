import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepBackUrl, takeBackUrl } from '../../../src/store/session/back-url.ts';
import { takeLoginMark } from '../../../src/store/session/login-mark.ts';
import { expectLogin, signIn } from '../../../src/store/session/session.ts';
import { Login } from '../../../widgets/login/Login.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { heldBack, refuse } from '../../support/services/answers.ts';
import { answer, box, button, logIn, open, sent, service, takeLogins, textOf } from './open-login.tsx';

const user = { userId: 'u-1', email: 'ada@example.org', token: 'header.body.signature' };

const { leaveTo } = vi.hoisted(() => ({ leaveTo: vi.fn() }));
vi.mock('../../../src/lib/address/leave-to.ts', () => ({ leaveTo }));

takeLogins();
beforeEach(() => void leaveTo.mockReset());

test('nothing is shown until the overlay is due; then the email has the focus', () => {
  const { show } = renderIsland(<Login />);
  expect(screen.queryByRole('dialog')).toBeNull();
  show('login');
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeDefined();
  expect(document.activeElement).toBe(box('Email'));
});

test('the fields say to password managers what they are, in one form', () => {
  open();
  expect(box('Email')).toMatchObject({ type: 'email', name: 'email', autocomplete: 'username' });
  expect(box('Password')).toMatchObject({
    type: 'password',
    name: 'password',
    autocomplete: 'current-password',
  });
  expect(box('Email').form).toBe(box('Password').form);
  expect(document.querySelectorAll('form')).toHaveLength(1);
});

test('the close button, or Escape, releases the overlay; the email is there again, the password is not', async () => {
  const { hand, show, closeOverlay } = open();
  await hand.type(box('Email'), 'ada@example.org');
  await hand.type(box('Password'), 'pigment57');
  await hand.click(button('Close'));
  expect(closeOverlay).toHaveBeenCalledWith('login');
  expect(screen.queryByRole('dialog')).toBeNull();
  show('login');
  expect(box('Email').value).toBe('ada@example.org');
  expect(box('Password').value).toBe('');
  await hand.keyboard('{Escape}');
  expect(closeOverlay).toHaveBeenCalledTimes(2);
});

test('another overlay that comes first takes nothing away', async () => {
  const { hand, show } = open();
  await hand.type(box('Email'), 'ada@example.org');
  show('cookie-modal');
  expect(screen.queryByRole('dialog')).toBeNull();
  show('login');
  expect(box('Email').value).toBe('ada@example.org');
});

test('the password stays only while another overlay is shown in between', async () => {
  const { hand, show } = open();
  await hand.type(box('Password'), 'pigment57');
  show('forgot-password');
  show('login');
  expect(box('Password').value).toBe('pigment57');
  show('forgot-password');
  show(null);
  show('login');
  expect(box('Password').value).toBe('');
});

test('errors of fields are gone when the dialog is opened again', async () => {
  const { hand, show } = open();
  await hand.click(button('Log in'));
  expect(box('Email').getAttribute('aria-invalid')).toBe('true');
  show(null);
  show('login');
  expect(box('Email').getAttribute('aria-invalid')).toBeNull();
});

test('signed-in people are not asked: the overlay is released', async () => {
  const { closeOverlay } = open({ user });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(closeOverlay).toHaveBeenCalledWith('login');
});

test('signed-in people are asked again where the session is over or too old', async () => {
  const { store, show, closeOverlay } = open({ user });
  act(() => expectLogin(store));
  show('login');
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeDefined();
  act(() => signIn(store, { ...user, requiredActions: [] } as never));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(closeOverlay).toHaveBeenCalledWith('login');
});

test('success: told on the bus, remembered for the changed sheets, the form gone, the page left', async () => {
  const { hand, bus } = open({ backUrl: '/sheets' });
  const succeeded = vi.fn();
  bus.on('login:succeeded', succeeded);
  answer({ json: user });
  await logIn(hand, ' ada@example.org');
  const done = await screen.findByText(textOf('login.done'));
  expect(document.activeElement).toBe(done);
  expect(document.querySelector('form')).toBeNull();
  expect(succeeded).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('ce-check-sheets')).toBe('1');
  expect(takeLoginMark()).toBe(true);
  expect(leaveTo).toHaveBeenCalledWith(new URL('/sheets', location.href).href);
  expect(sent()).toEqual([
    ['https://site.example/login', { email: 'ada@example.org', password: 'pigment57' }],
  ]);
});

test('success leads back to where somebody had to log in again, once', async () => {
  keepBackUrl('/comparison?id=7');
  const { hand } = open({ backUrl: '/sheets' });
  answer({ json: user });
  await logIn(hand);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(new URL('/comparison?id=7', location.href).href));
  expect(takeBackUrl()).toBeUndefined();
});

test('success with a back URL of another origin stays here', async () => {
  const { hand } = open({ backUrl: '//evil.example/' });
  answer({ json: user });
  await logIn(hand);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(location.href));
});

test('two presses are one request, and its running is told', async () => {
  const { hand } = open();
  const held = heldBack();
  answer(held.answer);
  await logIn(hand);
  await hand.click(button('Log in'));
  await hand.type(box('Password'), '{Enter}');
  expect(screen.getByText(textOf('login.busy'))).toBeDefined();
  await waitFor(() => expect(service).toHaveBeenCalledTimes(1));
  await act(async () => held.arrive(refuse(401, 'wrong_credentials')));
  await screen.findByRole('alert');
  expect(service).toHaveBeenCalledTimes(1);
});

test('the second factor: a message with the address in place of the form, and a way back', async () => {
  const { hand } = open();
  answer({ json: { status: '2fa' } });
  await logIn(hand);
  expect(await screen.findByRole('dialog', { name: textOf('login.twoFactor.title') })).toBeDefined();
  const message = screen.getByText('ada@example.org').closest('[role="status"]');
  expect(document.activeElement).toBe(message);
  expect(document.querySelector('form')).toBeNull();
  expect(leaveTo).not.toHaveBeenCalled();
  await hand.click(button(textOf('login.twoFactor.back')));
  expect(box('Email').value).toBe('ada@example.org');
  expect(document.activeElement).toBe(box('Email'));
});

test('the session message of the payload is shown once', () => {
  const { show } = open({ sessionMessage: { type: 'success', text: 'Your address is confirmed.' } });
  expect(screen.getByText('Your address is confirmed.')).toBeDefined();
  show(null);
  show('login');
  expect(screen.queryByText('Your address is confirmed.')).toBeNull();
});

test('a message that an earlier page has stored is shown once and removed', () => {
  const { show } = renderIsland(<Login />);
  sessionStorage.setItem('ce-session-message', '{"type":"warning","text":"Please log in again."}');
  show('login');
  expect(screen.getByRole('alert').textContent).toBe('Please log in again.');
  expect(sessionStorage.getItem('ce-session-message')).toBeNull();
  show(null);
  show('login');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a hostile stored message is text, and what is no message is passed over', () => {
  const { show } = renderIsland(<Login />);
  sessionStorage.setItem('ce-session-message', '{"text":"<img src=x onerror=alert(1)>"}');
  show('login');
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
  show(null);
  sessionStorage.setItem('ce-session-message', '{');
  show('login');
  expect(screen.getByRole('dialog').textContent).not.toContain('{');
});

test('the login message of the page describes the dialog', () => {
  open({ loginMessage: 'Please log in to order samples.' });
  const id = screen.getByRole('dialog').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Please log in to order samples.');
});

test('links to registration and to a forgotten password open their overlays, where the page has them', () => {
  open({ links: { forgotPassword: '/forgot', registration: '/register' } });
  const forgot = screen.getByRole('link', { name: textOf('login.forgotPassword') });
  expect(forgot.getAttribute('href')).toBe('/forgot');
  expect(forgot.dataset.ceOpen).toBe('forgot-password');
  const register = screen.getByRole('link', { name: textOf('login.register') });
  expect(register.getAttribute('href')).toBe('/register');
  expect(register.dataset.ceOpen).toBe('registration');
});

test('the email goes along to them, and comes back from them', async () => {
  const { hand, bus } = open({ links: { forgotPassword: '/forgot', registration: '/register' } });
  await hand.type(box('Email'), 'ada@example.org');
  for (const key of ['login.forgotPassword', 'login.register'] as const) {
    const link = screen.getByRole('link', { name: textOf(key) });
    link.addEventListener('click', (event) => event.preventDefault());
    await hand.click(link);
    expect(link.dataset.ceProps).toBe('{"email":"ada@example.org"}');
  }
  const props = { email: 'grace@example.org' };
  act(() => void bus.emit('overlay:shown', { name: 'login', props }));
  expect(box('Email').value).toBe('grace@example.org');
});

test('without addresses there are no such links', () => {
  open({ links: { home: '/' } });
  expect(screen.queryByRole('link')).toBeNull();
});
