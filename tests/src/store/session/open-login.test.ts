import { describe, expect, test, vi } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import type { User } from '../../../../src/payload/schema.ts';
import { connectStore } from '../../../../src/store/connect.ts';
import { takeCarriedOverlay } from '../../../../src/store/session/carried-overlay.ts';
import { openLogin, takeOverlayAlong } from '../../../../src/store/session/open-login.ts';
import { signIn, signOut } from '../../../../src/store/session/session.ts';
import { createPageStore } from '../../../../src/store/store.ts';

const user = (userId: string) => ({ userId, token: `token-of-${userId}` }) as User;

function setUp(before: User | undefined) {
  const store = createPageStore({ version: 1, user: before });
  const bus = createBus();
  const opened = vi.fn();
  const goOn = vi.fn();
  bus.on('overlay:open', opened);
  openLogin({ store, bus }, goOn);
  bus.emit('overlay:shown', { name: 'login' });
  return { store, bus, opened, goOn };
}

test('opens the login, also for a user whose session has ended', () => {
  const { store, opened } = setUp(user('u-1'));
  expect(opened).toHaveBeenCalledExactlyOnceWith({ name: 'login' });
  expect(store.getState().isLoginDue).toBe(true);
});

test.each([
  ['the same user', user('u-1'), user('u-1'), 1],
  ['a visitor', undefined, user('u-1'), 1],
  ['somebody else', user('u-1'), user('u-2'), 0],
])('goes on after a login of %s', (_, before, after, times) => {
  const { store, goOn } = setUp(before);
  signIn(store, after);
  signIn(store, after);
  expect(goOn).toHaveBeenCalledTimes(times);
});

test('goes on from registration and back, but not once the login was closed', () => {
  const { store, bus, goOn } = setUp(user('u-1'));
  bus.emit('overlay:shown', { name: 'forgot-password' });
  bus.emit('overlay:shown', { name: null });
  signIn(store, user('u-1'));
  expect(goOn).not.toHaveBeenCalled();
});

test('does not go on after a sign-out', () => {
  const { store, goOn } = setUp(user('u-1'));
  signOut(store);
  expect(goOn).not.toHaveBeenCalled();
});

describe('the overlay whose place the login takes', () => {
  const request = { name: 'sample-request', props: { prd: '400312' } };

  function openFrom(overlay: { name: string; props?: object }) {
    const store = createPageStore({ version: 1, user: user('u-1') });
    const bus = createBus();
    connectStore(store, bus);
    bus.emit('overlay:shown', overlay);
    const opened = vi.fn();
    bus.on('overlay:open', opened);
    openLogin({ store, bus });
    bus.emit('overlay:shown', { name: 'login' });
    opened.mockClear();
    return { bus, opened, store };
  }

  test('comes back with its props when the login is over', async () => {
    const { bus, opened } = openFrom(request);
    bus.emit('overlay:shown', { name: null });
    bus.emit('overlay:shown', { name: null });
    await Promise.resolve();
    expect(opened).toHaveBeenCalledExactlyOnceWith(request);
  });

  test('goes along to the page to which the login leads, unless it is back already', () => {
    const { bus, store } = openFrom(request);
    takeOverlayAlong(store, location.href);
    expect(takeCarriedOverlay()).toEqual(request);
    bus.emit('overlay:shown', { name: null });
    takeOverlayAlong(store, location.href);
    expect(takeCarriedOverlay()).toBeUndefined();
  });

  test('waits for the rest of the login family', async () => {
    const { bus, opened } = openFrom(request);
    bus.emit('overlay:shown', { name: 'forgot-password' });
    await Promise.resolve();
    expect(opened).not.toHaveBeenCalled();
    bus.emit('overlay:shown', { name: 'privacy-policy' });
    await Promise.resolve();
    expect(opened).toHaveBeenCalledExactlyOnceWith(request);
  });

  test('is left alone if it has waited, or if it leads to the login itself', async () => {
    for (const name of ['changed-sheets-hint', 'registration']) {
      const { bus, opened } = openFrom({ name });
      bus.emit('overlay:shown', { name: name === 'registration' ? null : name });
      await Promise.resolve();
      expect(opened).not.toHaveBeenCalled();
    }
  });
});
