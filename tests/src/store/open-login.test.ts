import { expect, test, vi } from 'vitest';
import { createBus } from '../../../src/events/bus.ts';
import type { User } from '../../../src/payload/schema.ts';
import { openLogin } from '../../../src/store/open-login.ts';
import { signIn, signOut } from '../../../src/store/session.ts';
import { createPageStore } from '../../../src/store/store.ts';

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
