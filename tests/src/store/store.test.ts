import { describe, expect, it } from 'vitest';
import { createBus } from '../../../src/events/bus.ts';
import type { User } from '../../../src/payload/schema.ts';
import { connectStore } from '../../../src/store/connect.ts';
import { addNotice, dismissNotice } from '../../../src/store/notices/notices.ts';
import { httpContextOf } from '../../../src/store/reads/http-context.ts';
import {
  changeUser,
  expectLogin,
  replaceToken,
  replaceUser,
  signIn,
  signOut,
} from '../../../src/store/session/session.ts';
import { createPageStore } from '../../../src/store/store.ts';

const ada = { userId: 'u1', email: 'ada@example.com', token: 't1' } as User;
const internal = { ...ada, userId: 'u2', tokenPayload: { roles: ['internal'] } } as User;

describe('the session', () => {
  it('is that of the payload', () => {
    expect(createPageStore({ user: ada }).getState()).toMatchObject({
      user: ada,
      token: 't1',
      sessionEpoch: 0,
    });
    expect(createPageStore({}).getState()).toMatchObject({ user: null, token: null });
  });

  it('begins anew with every sign-in and sign-out, and not with a new token', () => {
    const store = createPageStore({ user: ada });
    replaceToken(store, 't2');
    expect(store.getState()).toMatchObject({ token: 't2', sessionEpoch: 0 });
    signOut(store);
    expect(store.getState()).toMatchObject({ user: null, token: null, sessionEpoch: 1 });
    signIn(store, { ...ada, token: undefined });
    expect(store.getState()).toMatchObject({ token: null, sessionEpoch: 2 });
  });

  it('may want a new login, until there is one', () => {
    const store = createPageStore({ user: ada });
    expectLogin(store);
    expect(store.getState()).toMatchObject({ user: ada, isLoginDue: true });
    signIn(store, ada);
    expect(store.getState().isLoginDue).toBe(false);
  });

  it('changes what is known of the user, and makes none', () => {
    const store = createPageStore({ user: ada });
    changeUser(store, { firstName: 'Ada' } as Partial<User>);
    expect(store.getState().user).toEqual({ ...ada, firstName: 'Ada' });
    signOut(store);
    changeUser(store, { email: 'x@example.com' });
    expect(store.getState().user).toBeNull();
  });

  it('takes over the service’s answer of the same user, and of no other', () => {
    const store = createPageStore({ user: { ...ada, newEmail: 'b@example.com' } });
    const { token: _token, ...answer } = ada;
    replaceUser(store, { ...answer, company: 'Ada Ltd' } as User);
    expect(store.getState().user).toEqual({ ...ada, company: 'Ada Ltd' });
    replaceUser(store, internal);
    expect(store.getState().user).toMatchObject({ userId: 'u1' });
    signOut(store);
    replaceUser(store, ada);
    expect(store.getState().user).toBeNull();
  });

  it('is what service calls use', () => {
    const store = createPageStore({
      user: ada,
      services: { user: 'https://user.example' },
      requestRegion: 'europe',
    });
    const context = httpContextOf(store);
    expect([context.token(), context.epoch(), context.region, context.services]).toEqual([
      't1',
      0,
      'europe',
      { user: 'https://user.example' },
    ]);
    context.replaceToken('t2');
    signOut(store);
    expect([context.token(), context.epoch()]).toEqual([null, 1]);
  });
});

describe('connectStore', () => {
  it('tells who is signed in, without personal data, at first and as the status changes', () => {
    const bus = createBus();
    const heard: unknown[] = [];
    bus.on('session:changed', (session) => heard.push(session));
    const store = createPageStore({});
    const stop = connectStore(store, bus);
    signIn(store, ada);
    changeUser(store, { email: 'x@example.com' });
    signIn(store, internal);
    signOut(store);
    stop();
    signIn(store, ada);
    expect(heard).toEqual([
      { signedIn: false, status: 'public' },
      { signedIn: true, status: 'public-registered' },
      { signedIn: true, status: 'internal' },
      { signedIn: false, status: 'public' },
    ]);
  });

  it('brings consent and the shown overlay into the store, also those of before', () => {
    const bus = createBus();
    const settings = { mandatory: true, functional: true, marketing: false } as const;
    bus.emit('consent:changed', settings);
    const store = createPageStore({});
    const stop = connectStore(store, bus);
    bus.emit('overlay:shown', { name: 'login', props: { a: 1 } });
    expect(store.getState()).toMatchObject({
      consent: settings,
      shownOverlay: 'login',
      overlayProps: { a: 1 },
    });
    stop();
    bus.emit('overlay:shown', { name: null });
    expect(store.getState().shownOverlay).toBe('login');
  });
});

describe('notices', () => {
  const texts = (store: ReturnType<typeof createPageStore>) =>
    store.getState().notices.map(({ text }) => text);

  it('begin with what the page was led to with', () => {
    const store = createPageStore({ actionMessage: { type: 'success', text: 'Verified' } });
    expect(store.getState().notices).toMatchObject([{ type: 'success', text: 'Verified' }]);
  });

  it.each([
    [{ userId: 'u1', email: 'u1@example.com' } as User, ['Used already']],
    [undefined, []],
  ])('hold the message for the login where none opens: user %j', (user, shown) => {
    const sessionMessage = { type: 'warning', text: 'Used already' } as const;
    expect(texts(createPageStore({ user, sessionMessage }))).toEqual(shown);
  });

  it('keep their order, and of those about saving only the newest (row 248)', () => {
    const store = createPageStore({});
    addNotice(store, { type: 'error', text: 'Not saved', kind: 'save' });
    addNotice(store, { type: 'info', text: 'Hello' });
    addNotice(store, { type: 'success', text: 'Saved', kind: 'save' });
    expect(texts(store)).toEqual(['Hello', 'Saved']);
  });

  it('are dismissed one by one', () => {
    const store = createPageStore({});
    for (const text of ['a', 'b', 'c']) addNotice(store, { type: 'info', text });
    dismissNotice(store, store.getState().notices[1]?.id as number);
    expect(texts(store)).toEqual(['a', 'c']);
  });

  it('are not added again while they are shown; the action is the newest', () => {
    const store = createPageStore({});
    const undo = (run: () => void) => ({ text: 'Undo', run });
    const [first, second] = [() => {}, () => {}];
    addNotice(store, { type: 'info', text: 'Removed', action: undo(first) });
    const [shown] = store.getState().notices;
    addNotice(store, { type: 'error', text: 'Removed' });
    addNotice(store, { type: 'info', text: 'Removed', action: undo(second) });
    expect(store.getState().notices).toMatchObject([
      { id: shown?.id, type: 'info', action: { run: second } },
      { type: 'error' },
    ]);
    dismissNotice(store, shown?.id as number);
    addNotice(store, { type: 'info', text: 'Removed' });
    expect(store.getState().notices.map(({ type }) => type)).toEqual(['error', 'info']);
  });
});
