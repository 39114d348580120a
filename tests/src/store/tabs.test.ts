import { describe, expect, it, vi } from 'vitest';
import { TAB_CHANNEL, type TabMessage } from '../../../src/events/tab-channel.ts';
import type { User } from '../../../src/payload/schema.ts';
import { changeUser, endSession, replaceToken, signIn, signOut } from '../../../src/store/session/session.ts';
import {
  markSessionEnded,
  readSessionMarker,
  sessionMarkOf,
} from '../../../src/store/session/session-marker.ts';
import { createPageStore } from '../../../src/store/store.ts';
import { connectTabs } from '../../../src/store/tabs.ts';
import { FakeChannel } from '../../support/fake-channel.ts';
import { withFreshPage } from '../../support/fresh-page.ts';
import { tokenOf } from '../../support/tokens.ts';

withFreshPage();

const token = (iat: number) => tokenOf({ sub: 'u1', iat });
const user = (userId: string, iat = 1) =>
  ({
    userId,
    email: `${userId}@example.com`,
    token: tokenOf({ sub: userId, iat }),
    requiredActions: [],
    privacyPolicyStates: [],
  }) as unknown as User;

/** A tab of the site, and what it tells the others. */
function openTab(signedIn?: User, isSignedOut?: boolean) {
  const heard: TabMessage[] = [];
  const others = new FakeChannel(TAB_CHANNEL);
  others.onmessage = ({ data }) => heard.push(data as TabMessage);
  const store = createPageStore({ user: signedIn });
  const close = connectTabs(store, isSignedOut);
  return { store, heard, close, tell: (message: unknown) => others.postMessage(message) };
}

describe('a tab', () => {
  it('tells the others who has signed in, as it opens and later', () => {
    expect(openTab(user('u1')).heard).toEqual([{ type: 'session', user: user('u1') }]);
    const { store, heard } = openTab(undefined, false);
    signIn(store, user('u2'));
    expect(heard).toEqual([{ type: 'session', user: user('u2') }]);
  });

  it('says nothing as it opens for a visitor, who may be one of an old page', () => {
    expect(openTab().heard).toEqual([]);
  });

  it('tells the others of a sign-out once the visitor page is there', () => {
    markSessionEnded();
    expect(openTab().heard).toEqual([{ type: 'session', user: null }]);
    expect(readSessionMarker()).toBeNull();
    expect(openTab().heard).toEqual([]);
  });

  it('tells the others of a sign-out by the site itself, whose next page has no user', () => {
    openTab(user('u1')).close();
    expect(openTab().heard).toEqual([{ type: 'session', user: null }]);
    expect(readSessionMarker()).toBeNull();
  });

  it('leaves the others alone where a page says nothing of the session', () => {
    openTab(user('u1')).close();
    expect(openTab(undefined, false).heard).toEqual([]);
    expect(readSessionMarker()).toBe(sessionMarkOf(user('u1')));
  });

  it('remembers who is signed in, for pages of the back-forward cache', () => {
    openTab(user('u1'));
    expect(readSessionMarker()).toBe(sessionMarkOf(user('u1')));
  });

  it('tells the others of a sign-out and of a new token', () => {
    const { store, heard } = openTab(user('u1'));
    replaceToken(store, token(2));
    signOut(store);
    expect(heard.slice(1)).toEqual([
      { type: 'token', userId: 'u1', token: token(2) },
      { type: 'session', user: null },
    ]);
  });

  it('follows a sign-in and a sign-out, and does not send them back', () => {
    const { store, heard, tell } = openTab();
    tell({ type: 'session', user: user('u1') });
    expect(store.getState()).toMatchObject({ user: { userId: 'u1' }, token: token(1), sessionEpoch: 1 });
    tell({ type: 'session', user: user('u1') });
    expect(store.getState().sessionEpoch).toBe(1);
    tell({ type: 'session', user: null });
    expect(store.getState()).toMatchObject({ user: null, token: null, sessionEpoch: 2 });
    expect(heard).toEqual([]);
  });

  it('follows when the same person logs in again, which has ended the present session', () => {
    const { store, heard, tell } = openTab(user('u1', 5));
    tell({ type: 'session', user: user('u1', 4) });
    expect(store.getState().sessionEpoch).toBe(0);
    tell({ type: 'session', user: { ...user('u1', 6), company: 'Ada Ltd' } });
    expect(store.getState()).toMatchObject({
      token: token(6),
      sessionEpoch: 1,
      user: { company: 'Ada Ltd' },
    });
    expect(heard).toHaveLength(1);
  });

  it('tells the others what becomes known of the user', () => {
    const { store, heard } = openTab(user('u1'));
    changeUser(store, { firstName: 'Ada' });
    expect(heard.slice(1)).toEqual([{ type: 'user', user: { ...user('u1'), firstName: 'Ada' } }]);
  });

  it('takes over what another tab knows of the same user, but not its token', () => {
    const { store, heard, tell } = openTab(user('u1', 5));
    tell({ type: 'user', user: { ...user('u2', 9), requiredActions: ['y'] } });
    tell({ type: 'user', user: { ...user('u1', 9), requiredActions: ['x'] } });
    expect(store.getState()).toMatchObject({
      user: { requiredActions: ['x'] },
      token: token(5),
      sessionEpoch: 0,
    });
    expect(heard).toHaveLength(1);
  });

  it('remembers what the user has settled, for pages that are come back to', () => {
    const { store } = openTab({ ...user('u1'), requiredActions: ['changeInitialPassword'] });
    const before = readSessionMarker();
    changeUser(store, { requiredActions: [] });
    expect(readSessionMarker()).not.toBe(before);
    expect(readSessionMarker()).toBe(sessionMarkOf(user('u1')));
  });

  it('takes a newer token of the same person, and no other', () => {
    const { store, heard, tell } = openTab(user('u1', 5));
    tell({ type: 'token', userId: 'u2', token: tokenOf({ sub: 'u2', iat: 9 }) });
    tell({ type: 'token', userId: 'u1', token: token(4) });
    tell({ type: 'token', userId: 'u1', token: 'broken' });
    expect(store.getState().token).toBe(token(5));
    tell({ type: 'token', userId: 'u1', token: token(6) });
    expect(store.getState().token).toBe(token(6));
    expect(heard).toHaveLength(1);
  });

  it('tells the others that the session of its token has ended, and hears it of its own token only', () => {
    const { store, heard, tell } = openTab(user('u1', 5));
    tell({ type: 'over', userId: 'u2', token: token(5) });
    tell({ type: 'over', userId: 'u1', token: token(4) });
    expect(store.getState().sessionEnd).toBeNull();
    tell({ type: 'over', userId: 'u1', token: token(5) });
    expect(store.getState()).toMatchObject({ sessionEnd: 'elsewhere', user: { userId: 'u1' } });
    expect(heard).toHaveLength(1);
    // A login of the same user, in whatever order the tokens were issued.
    tell({ type: 'session', user: user('u1', 5) });
    expect(store.getState().sessionEnd).toBeNull();
    endSession(store, 'here');
    expect(heard.slice(1)).toEqual([{ type: 'over', userId: 'u1', token: token(5) }]);
  });

  it.each([
    ['without saying whose', { type: 'session' }],
    ['of nobody that it can know', { type: 'session', user: {} }],
    ['of a user without an id', { type: 'session', user: { email: 'a@example.com' } }],
    ['of a user of another form', { type: 'user', user: { userId: 'u1', email: 5 } }],
    ['with a token that is none', { type: 'token', userId: 'u1', token: null }],
  ])('is not signed in or out by a message %s', (_, message) => {
    const { store, tell } = openTab(user('u1'));
    const before = store.getState();
    tell(message);
    expect(store.getState()).toBe(before);
  });

  it.each([null, 'x', {}, { type: 'other' }, { type: 'consent', settings: null }])(
    'is not upset by %j',
    (message) => {
      const { store, heard, tell } = openTab();
      expect(() => tell(message)).not.toThrow();
      signIn(store, user('u1'));
      expect(heard).toHaveLength(1);
    },
  );

  it('goes on telling after one of its own listeners has thrown', () => {
    const { store, heard, tell } = openTab();
    const stop = store.subscribe(() => {
      throw new Error('mine');
    });
    expect(() => tell({ type: 'session', user: user('u1') })).toThrow('mine');
    stop();
    signOut(store);
    expect(heard).toEqual([{ type: 'session', user: null }]);
  });

  it('is on its own after the stop', () => {
    const { store, heard, close } = openTab();
    close();
    signIn(store, user('u1'));
    expect(heard).toEqual([]);
  });

  it.each(['absent', 'blocked'])('works where the channel is %s', (kind) => {
    if (kind === 'absent') Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    else {
      vi.stubGlobal('BroadcastChannel', function refuse() {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    const store = createPageStore({});
    const close = connectTabs(store);
    signIn(store, user('u1'));
    expect(store.getState().token).toBe(token(1));
    close();
  });

  it('remembers who is signed in where the channel is absent, too', () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    connectTabs(createPageStore({ user: user('u1') }));
    expect(readSessionMarker()).toBe(sessionMarkOf(user('u1')));
  });

  it('works where storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { heard } = openTab(user('u1'));
    expect(heard).toHaveLength(1);
    expect(readSessionMarker()).toBeNull();
  });
});
