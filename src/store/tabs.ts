import * as v from 'valibot';
import { isNewerToken } from '../domain/user/token-rotation.ts';
import { openTabChannel, type RawTabMessage, type TabMessage } from '../events/tab-channel.ts';
import { userSchema } from '../payload/schema.ts';
import { changeUser, endSession, replaceToken, signIn, signOut } from './session/session.ts';
import {
  clearSessionMarker,
  isOutdated,
  readSessionMarker,
  sessionMarkOf,
  writeSessionMarker,
} from './session/session-marker.ts';
import type { Store } from './state.ts';

type SessionMessage = Extract<TabMessage, { type: 'session' | 'token' | 'user' | 'over' }>;

/**
 * Synchronises the session between a site's tabs: sign-in, sign-out, token and user data (consent: `mount/consent`).
 * Without BroadcastChannel each tab works alone. A page restored from the back/forward cache is reloaded if another
 * user is signed in by now.
 *
 * @param isSignedOut whether a page without a user ends the session of the other tabs: the site may have a logout of its own
 * @returns a function that stops it
 */
export function connectTabs(store: Store, isSignedOut = true): () => void {
  /** True while a remote message is applied, so that it isn't echoed. */
  let isReceiving = false;
  const receive = (message: RawTabMessage) => {
    const checked = checkMessage(message);
    if (!checked) return;
    isReceiving = true;
    try {
      apply(store, checked);
    } finally {
      isReceiving = false;
    }
  };
  const channel = openTabChannel(receive, () => {
    if (isOutdated(store.getState().user)) location.reload();
  });

  const { user } = store.getState();
  if (user) {
    writeSessionMarker(sessionMarkOf(user));
    channel.post({ type: 'session', user });
  } else if (isSignedOut && readSessionMarker() !== null) {
    clearSessionMarker();
    channel.post({ type: 'session', user: null });
  }

  const stop = store.subscribe((now, before) => {
    if (isReceiving) return;
    const { user, token } = now;
    if (user !== before.user) {
      if (user) writeSessionMarker(sessionMarkOf(user));
      else clearSessionMarker();
      const isSameSession = now.sessionEpoch === before.sessionEpoch;
      if (user && isSameSession) channel.post({ type: 'user', user });
      else channel.post({ type: 'session', user });
    } else if (user && token && token !== before.token) {
      channel.post({ type: 'token', userId: user.userId, token });
    } else if (user && token && now.sessionEnd && !before.sessionEnd) {
      channel.post({ type: 'over', userId: user.userId, token });
    }
  });
  return () => {
    stop();
    channel.close();
  };
}

function apply(store: Store, message: SessionMessage): void {
  const { user, token, sessionEnd } = store.getState();
  if (message.type === 'token' || message.type === 'over') {
    if (message.userId !== user?.userId) return;
    // Responses to several tabs may cross: an older token must not replace a newer one, nor its end be that of a newer one.
    if (message.type === 'token') {
      if (!token || isNewerToken(message.token, token)) replaceToken(store, message.token);
    } else if (token && !isNewerToken(token, message.token)) endSession(store, 'elsewhere');
    return;
  }
  const isSamePerson = message.user?.userId === user?.userId;
  if (message.type === 'user') {
    if (isSamePerson) changeUser(store, { ...message.user, token: user?.token });
    return;
  }
  // A new login elsewhere has ended the session of the current token.
  const isNewSession =
    sessionEnd || (token && message.user?.token && isNewerToken(message.user.token, token));
  if (isSamePerson && !isNewSession) return;
  if (message.user) signIn(store, message.user);
  else signOut(store);
}

/** The message, if it is about the session; tabs of other releases may send anything. */
function checkMessage({ type, user, userId, token }: RawTabMessage): SessionMessage | null {
  if (type === 'token' || type === 'over') {
    const isWhole = typeof userId === 'string' && typeof token === 'string';
    return isWhole ? { type, userId, token } : null;
  }
  if (type === 'session' && user === null) return { type, user };
  if (type !== 'session' && type !== 'user') return null;
  const { success, output } = v.safeParse(userSchema, user);
  return success ? { type, user: output } : null;
}
