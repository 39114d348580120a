import { leaveTo } from '../../lib/address/leave-to.ts';
import { pageUrl } from '../../lib/address/page-address.ts';
import { webUrl } from '../../lib/address/safe-url.ts';
import { setSessionItem } from '../../lib/storage/session-storage.ts';
import { keepBackUrl } from '../../store/session/back-url.ts';
import { markSessionEnded } from '../../store/session/session-marker.ts';
import { keepSessionMessage } from '../../store/session/session-message.ts';
import type { Store } from '../../store/state.ts';

/** Leaves the page for the logout address. */
export function leaveSession(store: Store): void {
  markSessionEnded();
  leaveTo(webUrl(store.getState().payload.logoutUrl, pageUrl().href) ?? '/logout');
}

/**
 * Leaves the page for the logout address. The next page opens the login, which shows the reason and leads back here.
 */
export function logInAgain(store: Store, reason: string): void {
  setSessionItem('ce-showLogin', '1');
  keepBackUrl(pageUrl().href);
  keepSessionMessage({ type: 'info', text: reason });
  leaveSession(store);
}
