import { leaveTo } from '../lib/leave-to.ts';
import { webUrl } from '../lib/safe-url.ts';
import { setSessionItem } from '../lib/session-storage.ts';
import { markSessionEnded } from './session-marker.ts';
import type { Store } from './state.ts';

/** Leaves for the logout address. */
export function leaveSession(store: Store): void {
  markSessionEnded();
  leaveTo(webUrl(store.getState().payload.logoutUrl, location.href) ?? '/logout');
}

/** Leaves for the logout address; the page after it opens the login and says why. */
export function logInAgain(store: Store, reason: string): void {
  setSessionItem('ce-showLogin', '1');
  setSessionItem('ce-session-message', JSON.stringify({ type: 'info', text: reason }));
  leaveSession(store);
}
