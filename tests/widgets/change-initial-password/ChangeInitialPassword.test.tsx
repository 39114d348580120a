import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readSessionMarker } from '../../../src/store/session/session-marker.ts';
import { ChangeInitialPassword } from '../../../widgets/change-initial-password/ChangeInitialPassword.tsx';
import { examples } from '../../../widgets/change-initial-password/examples.ts';
import { renderIsland } from '../../support/render-island.tsx';
import type { Answer } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';

const { leaveTo } = vi.hoisted(() => ({ leaveTo: vi.fn() }));
vi.mock('../../../src/lib/address/leave-to.ts', () => ({ leaveTo }));

const CALL = 'PUT /api/v1/user/me';
const REFUSED = 'Your password did not meet the requirements, please try again.';
const user = examples[0]?.payload?.user;

beforeEach(() => {
  leaveTo.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

const dialog = () => screen.queryByRole('dialog');
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: 'New password' | 'Repeat new password') =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' });

function open(answers: Record<string, Answer> = {}, payload: object = {}) {
  const sent = fakeServices(answers);
  const page = renderIsland(<ChangeInitialPassword />, { services, user, ...payload });
  page.show('change-initial-password');
  return { ...page, sent, answers, hand: userEvent.setup() };
}

async function choose(hand: ReturnType<typeof userEvent.setup>, password = 'pigment57', again = password) {
  await hand.clear(box('New password'));
  await hand.type(box('New password'), password);
  await hand.clear(box('Repeat new password'));
  await hand.type(box('Repeat new password'), again);
  await hand.click(button('Save password'));
}

test.each(examples)('$name: $shows', ({ shows, payload = {} }) => {
  const { show } = renderIsland(<ChangeInitialPassword />, payload);
  expect(dialog()).toBeNull();
  show('change-initial-password');
  const title = payload.texts?.['initialPassword.title'] ?? 'Choose your password';
  expect(screen.queryByRole('dialog', { name: title }) === null).toBe(shows.startsWith('Nothing'));
});

test('other required actions ask for nothing', () => {
  const { closeOverlay } = open({}, { user: { ...user, requiredActions: ['dance'] } });
  expect(dialog()).toBeNull();
  expect(closeOverlay).toHaveBeenCalledWith('change-initial-password');
});

test('it has no close button, and any number of Escapes leaves it open', async () => {
  const { hand, closeOverlay } = open();
  for (let count = 0; count < 7; count++) await hand.keyboard('{Escape}');
  expect(dialog()?.getAttribute('closedby')).toBe('none');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(closeOverlay).not.toHaveBeenCalled();
});

test('password managers learn whose new password it is', () => {
  open();
  const { form } = box('New password');
  expect(form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(
    'noor.visser@example.com',
  );
  expect(box('New password').autocomplete).toBe('new-password');
  expect(box('Repeat new password').form).toBe(form);
  expect(document.activeElement).toBe(box('New password'));
});

test('the way out is the logout address', async () => {
  const { hand } = open({}, { logoutUrl: '/account/bye' });
  const link = screen.getByRole('link', { name: 'Log out' });
  expect(link.getAttribute('href')).toBe('/account/bye');
  link.addEventListener('click', (event) => event.preventDefault());
  await hand.click(link);
  expect(readSessionMarker()).toBe('ended');
});

test.each([
  ['', '', 'This field is required'],
  ['pigment', 'pigment', 'At least 8 characters'],
  ['pigments', 'pigments', 'a digit'],
])('the password %j is not sent', async (password, again, message) => {
  const { hand, sent } = open();
  if (password) await choose(hand, password, again);
  else await hand.click(button('Save password'));
  expect(box('New password').getAttribute('aria-invalid')).toBe('true');
  const described = box('New password').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(message);
  expect(document.activeElement).toBe(box('New password'));
  expect(sent).toEqual([]);
});

test('a repetition that differs is not sent', async () => {
  const { hand, sent } = open();
  await choose(hand, 'pigment57', 'pigment58');
  expect(screen.getByText('Passwords does not match')).toBeDefined();
  expect(document.activeElement).toBe(box('Repeat new password'));
  expect(sent).toEqual([]);
});

test('a new password is sent alone, clears the required actions and says so (row 87)', async () => {
  const answer = { ...user, firstName: 'Nora', requiredActions: ['changeInitialPassword', 'dance'] };
  const { hand, sent, store, closeOverlay } = open({ [CALL]: { json: answer } });
  await choose(hand);
  await waitFor(() => expect(dialog()).toBeNull());
  expect(sent).toEqual([
    { method: 'PUT', url: `${services.user}/api/v1/user/me`, body: { password: 'pigment57' } },
  ]);
  expect(store.getState().user).toMatchObject({ firstName: 'Nora', requiredActions: [] });
  expect(store.getState().notices).toMatchObject([
    { type: 'success', text: 'Your password has been changed.' },
  ]);
  expect(closeOverlay).toHaveBeenCalledWith('change-initial-password');
});

describe('a failure', () => {
  test.each([400, 422])(
    'of status %i is the password’s, in the specification’s words (row 88)',
    async (status) => {
      const { hand, answers } = open({ [CALL]: { json: { message: 'No.' }, status } });
      await choose(hand);
      await screen.findByText(REFUSED);
      expect(document.activeElement).toBe(box('New password'));
      expect(box('New password').value).toBe('pigment57');
      answers[CALL] = { json: user as object };
      await choose(hand, 'pigment58');
      await waitFor(() => expect(dialog()).toBeNull());
    },
  );

  test.each<[Answer, string]>([
    ['no connection', 'We cannot reach the server. Please check your connection and try again.'],
    [{ json: {}, status: 500 }, 'An unknown error has occurred, please try again later.'],
    [
      { json: {}, status: 429, headers: { 'retry-after': '300' } },
      'Too many attempts. Try again in 5 minutes.',
    ],
    [{ wrong: [] }, 'An unknown error has occurred, please try again later.'],
  ])('%j is told above the form; what was typed stays', async (answer, text) => {
    const { hand } = open({ [CALL]: answer });
    await choose(hand);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(box('New password').value).toBe('pigment57');
    expect(box('Repeat new password').value).toBe('pigment57');
  });

  test.each([
    [
      'is too long ago (decision 61)',
      { json: { message: 'x', code: 'reauthentication_required' }, status: 403 },
      'You logged in too long ago. Please log in again to change your password.',
    ],
    [
      'is over',
      { json: { message: 'x', code: 'invalid_token' }, status: 401 },
      'Your session has ended. Please log in again.',
    ],
  ])('because the login %s leads to a new one', async (_, answer, text) => {
    const { hand } = open({ [CALL]: answer });
    await choose(hand);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    await hand.click(button('Log in again'));
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/logout');
    expect(sessionStorage.getItem('ce-showLogin')).toBe('1');
    expect(JSON.parse(sessionStorage.getItem('ce-session-message') ?? '')).toEqual({ type: 'info', text });
  });
});
