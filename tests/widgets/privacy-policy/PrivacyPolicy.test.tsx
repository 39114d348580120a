import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../../src/payload/schema.ts';
import { signIn } from '../../../src/store/session/session.ts';
import { readSessionMarker } from '../../../src/store/session/session-marker.ts';
import { examples } from '../../../widgets/privacy-policy/examples.ts';
import { PrivacyPolicy } from '../../../widgets/privacy-policy/PrivacyPolicy.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, heldBack } from '../../support/services/answers.ts';
import { fakeServices, type Replies, services } from '../../support/services/fake-services.ts';

const { leaveTo } = vi.hoisted(() => ({ leaveTo: vi.fn() }));
vi.mock('../../../src/lib/address/leave-to.ts', () => ({ leaveTo }));

const CALL = 'PUT /api/v1/user/me/privacy-policy';
const accepted = [{ version: '2026-09', accepted: true, date: '2026-11-21T08:00:00.000Z' }];

beforeEach(() => {
  leaveTo.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

const dialog = () => screen.queryByRole('dialog', { name: 'Privacy policy' });
const button = (name: string) => screen.getByRole('button', { name });

function open(answers: Replies = {}, payload: object = {}) {
  const sent = fakeServices(answers);
  const page = renderIsland(<PrivacyPolicy />, { services, ...examples[0]?.payload, ...payload });
  page.show('privacy-policy');
  return { ...page, sent, answers, hand: userEvent.setup() };
}

test.each(examples)('$name: $shows', async ({ name, shows, payload = {} }) => {
  const { show, closeOverlay } = renderIsland(<PrivacyPolicy />, payload);
  expect(dialog()).toBeNull();
  show('privacy-policy');
  if (shows.startsWith('Nothing')) {
    expect(dialog()).toBeNull();
    expect(closeOverlay).toHaveBeenCalledWith('privacy-policy');
  } else {
    await screen.findByText(
      name === 'Whole policy' ? /of September 2026/ : 'We have revised our privacy policy. What is new:',
    );
    expect(closeOverlay).not.toHaveBeenCalled();
  }
});

test('a visitor is not asked, whoever opens it', () => {
  const { closeOverlay } = open({}, { user: undefined });
  expect(dialog()).toBeNull();
  expect(closeOverlay).toHaveBeenCalledWith('privacy-policy');
});

test('the description of the latest version is shown as HTML, without what could harm (row 12)', async () => {
  const description =
    '<p>We keep <strong onclick="alert(1)">little</strong>.</p><script>alert(1)</script><img src="x" onerror="alert(1)">';
  open({}, { latestPrivacyPolicy: { version: '2026-09', description } });
  const word = await screen.findByText('little');
  expect(word.outerHTML).toBe('<strong>little</strong>');
  expect(dialog()?.querySelector('script, [onerror]')).toBeNull();
});

test('it has no close button, and any number of Escapes leaves it open', async () => {
  const { hand, closeOverlay } = open();
  for (let count = 0; count < 7; count++) await hand.keyboard('{Escape}');
  expect(dialog()).not.toBeNull();
  expect(dialog()?.getAttribute('closedby')).toBe('none');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Reject', 'Accept']);
  expect(closeOverlay).not.toHaveBeenCalled();
});

test('it says on opening what each answer leads to', () => {
  open();
  const described = dialog()?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(
    'Please accept our current privacy policy to continue. If you reject it, you will be logged out.',
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Privacy policy' }));
});

describe('Accept', () => {
  test('sends the version, keeps the returned states and steps aside (row 84)', async () => {
    const { hand, sent, store, closeOverlay } = open({ [CALL]: { json: accepted } });
    await hand.dblClick(button('Accept'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(sent).toEqual([
      { method: 'PUT', url: `${services.user}/api/v1/user/me/privacy-policy`, body: { version: '2026-09' } },
    ]);
    expect(store.getState().user?.privacyPolicyStates).toEqual(accepted);
    expect(closeOverlay).toHaveBeenCalledWith('privacy-policy');
  });

  test('is never sent as somebody else’s, who has signed in before it was', async () => {
    const { sent, store } = open({ [CALL]: { json: accepted } });
    const other = { ...(store.getState().user as User), userId: 'u-other', privacyPolicyStates: [] };
    act(() => {
      button('Accept').click();
      signIn(store, other);
    });
    await waitFor(() => expect(button('Accept').getAttribute('aria-disabled')).toBe('false'));
    expect(sent).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is nobody’s who has signed in meanwhile, in another tab', async () => {
    const held = heldBack();
    const { hand, store } = open({ [CALL]: held.answer });
    const other = { ...(store.getState().user as User), userId: 'u-other', privacyPolicyStates: [] };
    await hand.click(button('Accept'));
    act(() => signIn(store, other));
    held.arrive({ json: accepted });
    await waitFor(() => expect(button('Accept').getAttribute('aria-disabled')).toBe('false'));
    expect(store.getState().user).toEqual(other);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test.each<[string, Answer, string]>([
    [
      'no connection',
      'no connection',
      'We cannot reach the server. Please check your connection and try again.',
    ],
    ['the service’s own words', { json: { message: 'Down until 8.' }, status: 503 }, 'Down until 8.'],
    ['no words', { json: {}, status: 500 }, 'An unknown error has occurred, please try again later.'],
    [
      'too many attempts',
      { json: {}, status: 429, headers: { 'retry-after': '30' } },
      'Too many attempts. Try again in 30 seconds.',
    ],
    ['an answer that is none', { wrong: '"ok"' }, 'An unknown error has occurred, please try again later.'],
    [
      'an answer without this version',
      { json: [{ version: '2024-03', accepted: true }] },
      'An unknown error has occurred, please try again later.',
    ],
  ])('after %s tells why, with the focus on it, and can be tried again', async (_, answer, text) => {
    const { hand, answers } = open({ [CALL]: answer });
    await hand.click(button('Accept'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text);
    expect(document.activeElement).toBe(alert);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    answers[CALL] = { json: accepted };
    await hand.click(button('Accept'));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  test('of what the service refuses offers to load the page anew: there may be a newer version', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const { hand } = open({ [CALL]: { json: { message: 'This version is out of date.' }, status: 400 } });
    await hand.click(button('Accept'));
    await screen.findByText('This version is out of date.');
    await hand.click(button('Reload the page'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('in a session that has ended offers to log in again', async () => {
    const { hand } = open({ [CALL]: { json: { message: 'x', code: 'invalid_token' }, status: 401 } });
    await hand.click(button('Accept'));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your session has ended. Please log in again.',
    );
    await hand.click(button('Log in again'));
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/logout');
    expect(sessionStorage.getItem('ce-showLogin')).toBe('1');
    expect(JSON.parse(sessionStorage.getItem('ce-session-message') ?? '')).toEqual({
      type: 'info',
      text: 'Your session has ended. Please log in again.',
    });
  });
});

test('Reject leaves for the logout address, and nothing else can be done meanwhile', async () => {
  const { hand, sent } = open({}, { logoutUrl: '/account/bye' });
  await hand.click(button('Reject'));
  await hand.click(button('Accept'));
  await hand.click(button('Reject'));
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/account/bye');
  expect(readSessionMarker()).toBe('ended');
  expect(sent).toEqual([]);
});
