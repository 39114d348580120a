import type { ConsentSettings } from '../domain/consent.ts';
import { isNewerToken } from '../domain/token-rotation.ts';
import { openTabChannel } from '../events/tab-channel.ts';
import type { User } from '../payload/schema.ts';
import { changeUser, replaceToken, signIn, signOut } from './session.ts';
import {
  clearSessionMarker,
  readSessionMarker,
  sessionMarkOf,
  writeSessionMarker,
} from './session-marker.ts';
import type { Store } from './state.ts';

/** What the tabs of one site tell each other (docs/architecture.md, "Payload, store, events"). */
export type TabMessage =
  | { type: 'session'; user: User | null }
  | { type: 'token'; userId: string; token: string }
  | { type: 'user'; user: User }
  | { type: 'consent'; settings: ConsentSettings };

/**
 * Keeps the session of one site's tabs together: sign-in, sign-out, token and what becomes known of the user
 * follow (for consent see
 * `mount/consent`). Where the browser has no BroadcastChannel, each tab goes on by itself.
 *
 * @returns the stop
 */
export function connectTabs(store: Store): () => void {
  const channel = openTabChannel();
  const send = (message: TabMessage) => channel?.postMessage(message);
  /** Set while a message is worked in, so that it is not sent back. */
  let isReceiving = false;

  const receive = (message: TabMessage | null) => {
    const { user, token } = store.getState();
    if (message?.type === 'token' && message.userId === user?.userId) {
      // Answers to several tabs may cross: an older token must not come back.
      if (!token || isNewerToken(message.token, token)) replaceToken(store, message.token);
    }
    if (message?.type === 'user' && message.user.userId === user?.userId) {
      changeUser(store, { ...message.user, token: user.token });
    }
    if (message?.type !== 'session') return;
    const isSamePerson = message.user?.userId === user?.userId;
    // Someone who logs in again elsewhere has ended the session of the present token.
    const isNewSession = token && message.user?.token && isNewerToken(message.user.token, token);
    if (isSamePerson && !isNewSession) return;
    if (message.user) signIn(store, message.user);
    else signOut(store);
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      isReceiving = true;
      try {
        receive(data);
      } finally {
        isReceiving = false;
      }
    };
  }

  const { user } = store.getState();
  if (user) {
    writeSessionMarker(sessionMarkOf(user));
    send({ type: 'session', user });
  } else if (readSessionMarker() === 'ended') {
    clearSessionMarker();
    send({ type: 'session', user: null });
  }

  const stop = store.subscribe((now, before) => {
    if (isReceiving) return;
    const { user, token } = now;
    if (user !== before.user) {
      if (user) writeSessionMarker(sessionMarkOf(user));
      if (user && user.userId === before.user?.userId) send({ type: 'user', user });
      else send({ type: 'session', user });
    } else if (user && token && token !== before.token) send({ type: 'token', userId: user.userId, token });
  });
  return () => {
    stop();
    channel?.close();
  };
}
