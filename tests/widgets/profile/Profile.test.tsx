import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { User } from '../../../src/payload/schema.ts';
import { replaceUser, signIn, signOut } from '../../../src/store/session/session.ts';
import { ada, answerAsPrepared, box, button, heading, link, open, validated } from './open-profile.tsx';

answerAsPrepared();

const dialog = () => screen.queryByRole('dialog');
const unloadIsHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('the menu', () => {
  test('groups settings and data (row 90)', () => {
    open('/personal', { user: validated });
    const menu = screen.getByRole('navigation', { name: 'Profile' });
    const titlesOf = (group: string) =>
      within(within(menu).getByRole('list', { name: group }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(titlesOf('Settings')).toEqual(['Personal information', 'Privacy', 'User status', 'Notifications']);
    expect(titlesOf('Data')).toEqual(['Sample requests', 'Product comparisons']);
  });

  test('leaves out what is not for the user', () => {
    open('/personal', { user: { ...ada, tokenPayload: { roles: ['internal'] } } });
    expect(screen.queryByRole('link', { name: 'Privacy' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sample requests' })).toBeNull();
  });

  test('marks the current page, and no other', () => {
    open('/status');
    expect(link('User status').getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  });

  test('unfolds, and folds up once a page is chosen', async () => {
    const { hand } = open();
    const toggle = button(/Profile menu/);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await hand.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    await hand.click(link('Privacy'));
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  test('leaves a press with another key to the browser', async () => {
    const { hand } = open();
    link('Privacy').addEventListener('click', (event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    await hand.keyboard('{Control>}');
    await hand.click(link('Privacy'));
    expect(heading('Personal information')).toBeDefined();
  });
});

describe('routes', () => {
  test.each([
    ['/', ada, '#/personal', 'Personal information'],
    ['/privacy', { ...ada, tokenPayload: { roles: ['internal'] } }, '#/personal', 'Personal information'],
    ['/sample-requests', ada, '#/personal', 'Personal information'],
    ['/nowhere', ada, '#/personal', 'Personal information'],
    ['/notifications', ada, '#/notifications', 'Notifications'],
  ])('open the page, or the first one, by the address %s', (route, user, hash, title) => {
    const { length } = history;
    open(route, { user });
    expect([location.hash, history.length]).toEqual([hash, length]);
    expect(heading(title).tagName).toBe('H2');
    // Nobody has moved yet.
    expect(document.activeElement).toBe(document.body);
  });

  test('begin elsewhere where the page says so', () => {
    open('/', {}, { start: '/status' });
    expect(location.hash).toBe('#/status');
  });

  test('a move takes the focus to the heading and the title along', async () => {
    document.title = 'Profile – Colour & Effect';
    const { hand, unmount } = open();
    expect(document.title).toBe('Personal information – Profile – Colour & Effect');
    await hand.click(link('Privacy'));
    expect(document.activeElement).toBe(heading('Privacy'));
    expect(document.title).toBe('Privacy – Profile – Colour & Effect');
    unmount();
    expect(document.title).toBe('Profile – Colour & Effect');
  });

  test('the way back works, and takes the focus too', async () => {
    const { hand } = open();
    const { state } = history;
    await hand.click(link('Privacy'));
    act(() => {
      history.replaceState(state, '', '/profile#/personal');
      dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    expect(document.activeElement).toBe(heading('Personal information'));
  });

  test('have addresses of their own below a base path', async () => {
    history.replaceState(null, '', '/account/status?theme=dark');
    const { hand } = open('', {}, { basePath: '/account' });
    expect(heading('User status')).toBeDefined();
    expect(link('Privacy').getAttribute('href')).toBe('/account/privacy?theme=dark');
    await hand.click(link('Privacy'));
    expect(location.pathname).toBe('/account/privacy');
    history.replaceState(null, '', '/account');
  });
});

describe('visitors', () => {
  test('find the way to the login', () => {
    open('/status', { user: undefined });
    expect(heading('Log in to see your profile')).toBeDefined();
    expect(link('Log in').getAttribute('href')).toBe('/login');
    expect(link('Log in').dataset.ceOpen).toBe('login');
    expect(location.hash).toBe('#/status');
  });

  test('who signs out elsewhere becomes one, and sees the page again after signing in', async () => {
    const { hand, store } = open();
    await hand.type(box(/^Company/), '!');
    act(() => signOut(store));
    expect(heading('Log in to see your profile')).toBeDefined();
    expect(unloadIsHeld()).toBe(false);
    act(() => signIn(store, { ...store.getInitialState().user } as never));
    expect(box(/^Company/).value).toBe('Analytical Colours!');
    expect(screen.getByText('We restored what you had not saved yet.')).toBeDefined();
  });

  test('another person does not see what was typed', async () => {
    const { hand, store } = open();
    await hand.type(box(/^Company/), '!');
    act(() => signIn(store, { ...store.getInitialState().user, userId: 'u-2', company: 'Other' } as never));
    expect(box(/^Company/).value).toBe('Other');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('unsaved edits', () => {
  test('are asked about before another page of the area', async () => {
    const { hand } = open();
    await hand.type(box(/^Company/), '!');
    await hand.click(link('Privacy'));
    expect(dialog()?.textContent).toContain('Leave without saving?');
    await hand.click(button('Keep editing'));
    expect(dialog()).toBeNull();
    expect([location.hash, box(/^Company/).value]).toEqual(['#/personal', 'Analytical Colours!']);

    await hand.click(link('Privacy'));
    await hand.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Discard changes' }));
    expect(location.hash).toBe('#/privacy');
    await waitFor(() => expect(document.activeElement).toBe(heading('Privacy')));
    await hand.click(link('Personal information'));
    expect(box(/^Company/).value).toBe('Analytical Colours');
  });

  test('are asked about on the way back', async () => {
    const go = vi.spyOn(history, 'go').mockImplementation(() => {});
    const { hand } = open('/privacy');
    const { state } = history;
    await hand.click(link('Personal information'));
    await hand.type(box(/^Company/), '!');
    act(() => {
      history.replaceState(state, '', '/profile#/privacy');
      dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    expect(go).toHaveBeenCalledWith(1);
    await hand.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Discard changes' }));
    expect(heading('Privacy')).toBeDefined();
    expect(go).toHaveBeenLastCalledWith(-1);
  });

  test('are asked about by the browser before the page is left, and only while there are some', async () => {
    const { hand } = open();
    expect(unloadIsHeld()).toBe(false);
    await hand.type(box(/^Company/), '!');
    expect(unloadIsHeld()).toBe(true);
    await hand.click(button('Discard changes'));
    expect(unloadIsHeld()).toBe(false);
    expect(document.activeElement).toBe(button('Save changes'));
  });

  test('a password that was begun counts, and is nowhere kept', async () => {
    const { hand } = open();
    await hand.click(button('Change password'));
    await hand.type(box(/^New password/), 'pigment');
    expect(unloadIsHeld()).toBe(true);
    expect(JSON.stringify(sessionStorage)).not.toContain('pigment');
    await hand.click(link('Privacy'));
    await hand.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Discard changes' }));
    expect(heading('Privacy')).toBeDefined();
  });
});

test('what changes elsewhere of the user is shown, and edits stay', async () => {
  const { hand, store } = open('/personal', { user: { ...ada, newEmail: 'new@example.org' } });
  await hand.type(box(/^Company/), '!');
  const { newEmail: _, ...user } = store.getState().user as User;
  act(() => replaceUser(store, { ...user, email: 'new@example.org', firstName: 'Augusta' }));
  expect(box(/^First name/).value).toBe('Augusta');
  expect(screen.queryByText('Waiting for new@example.org')).toBeNull();
  expect(box(/^Company/).value).toBe('Analytical Colours!');
});
