// The only file that names the login's overlay (npm run check).

import type { Page } from '../hooks.ts';
import { ofStore } from '../of-store.ts';
import type { Store } from '../state.ts';
import { type CarriedOverlay, carryOverlay } from './carried-overlay.ts';
import { afterNextLogin } from './renewal.ts';
import { expectLogin } from './session.ts';

/** Overlays that lead to each other, each in place of the other (spec S§2). */
const LOGIN_FAMILY: readonly unknown[] = ['login', 'registration', 'forgot-password'];

/** What the login needs of the page. */
type LoginContext = Pick<Page, 'store' | 'bus'>;

/** Makes a link or button an opener of the login for visitors. For users whose session has ended, use `LoginLink`. */
export const LOGIN_OPENER = { 'data-ce-open': 'login' } as const;

/**
 * Opens the login, also for a user whose session has ended.
 *
 * @param goOn continues what the user was doing, once the session is renewed on this page; dropped if the login is
 * closed. Failed reads go on by themselves.
 */
export function openLogin({ store, bus }: LoginContext, goOn?: () => void): void {
  prepareLogin({ store, bus }, goOn);
  bus.emit('overlay:open', { name: 'login' });
}

/** Makes the page ready for a login that an opener is about to request; see {@link openLogin}. */
export function prepareLogin({ store, bus }: LoginContext, goOn?: () => void): void {
  expectLogin(store);
  bringBackOverlay({ store, bus });
  if (!goOn) return;
  const stopWaiting = afterNextLogin(store, () => {
    stopWatching();
    goOn();
  });
  const stopWatching = bus.on('overlay:shown', ({ name }) => {
    // A successful login closes its overlay, too, when it is no longer due.
    if (name !== null || !store.getState().isLoginDue) return;
    stopWaiting();
    stopWatching();
  });
}

/** The overlay whose place the login has taken. */
const replacedOf = ofStore((): { overlay?: CarriedOverlay | undefined } => ({}));

/** Has the page at an address, to which the login leads, open the overlay whose place the login has taken. */
export function takeOverlayAlong(store: Store, address: string): void {
  const { overlay } = replacedOf(store);
  if (overlay) carryOverlay(overlay, address);
}

/** Opens the overlay that asks for the login again afterwards, such as a request's form, whose place the login takes. */
function bringBackOverlay({ store, bus }: LoginContext): void {
  const { shownOverlay, overlayProps: props } = store.getState();
  if (shownOverlay === null || LOGIN_FAMILY.includes(shownOverlay)) return;
  const replaced = replacedOf(store);
  replaced.overlay = { name: shownOverlay, props };
  const stop = bus.on('overlay:shown', ({ name }) => {
    if (LOGIN_FAMILY.includes(name)) return;
    stop();
    replaced.overlay = undefined;
    // Once all have heard of what is shown now. Hints have waited and are shown already.
    if (name !== shownOverlay) queueMicrotask(() => bus.emit('overlay:open', { name: shownOverlay, props }));
  });
}
