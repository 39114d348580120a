import { setSessionItem, takeSessionItem } from '../lib/session-storage.ts';
import type { Page } from './hooks.ts';
import { openLogin } from './open-login.ts';

const KEY = 'ce-wish';

/**
 * Opens the login for a visitor who wants to save a thing. The wish outlives the navigation of the login; it is dropped
 * if the login is closed.
 *
 * @param thing such as `product 400147`
 */
export function wishAfterLogin(page: Pick<Page, 'store' | 'bus'>, thing: string): void {
  setSessionItem(KEY, thing);
  openLogin(page);
  const stop = page.bus.on('overlay:shown', ({ name }) => {
    if (name !== null) return;
    stop();
    if (page.store.getState().isLoginDue) takeSessionItem(KEY);
  });
}

/** Whether the user wished to save this before logging in. True once. */
export function takeWish(thing: string): boolean {
  const wish = takeSessionItem(KEY);
  if (wish !== null && wish !== thing) setSessionItem(KEY, wish);
  return wish === thing;
}
