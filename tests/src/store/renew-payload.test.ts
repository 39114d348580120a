import { describe, expect, it } from 'vitest';
import type { Payload, User } from '../../../src/payload/schema.ts';
import { renewPayload } from '../../../src/store/renew-payload.ts';
import { changeUser, endSession, replaceToken, signOut } from '../../../src/store/session/session.ts';
import type { Store } from '../../../src/store/state.ts';
import { createPageStore } from '../../../src/store/store.ts';
import { tokenOf } from '../../support/tokens.ts';

const token = (iat: number, sub = 'u1') => tokenOf({ sub, iat });
const user = (userId: string, iat: number, firstName = 'Ada') =>
  ({ userId, email: `${userId}@example.com`, firstName, token: token(iat, userId) }) as User;

/** Who is signed in, with which token, after how many logins and logouts. */
const sessionOf = (store: Store) => {
  const { user, token: present, sessionEpoch } = store.getState();
  return [user?.userId, user?.firstName, present, sessionEpoch];
};

const visitor: Payload = { logoutUrl: '/out' };

describe('the session after the payload has changed', () => {
  it.each<[string, Payload, Payload, ReturnType<typeof sessionOf>]>([
    ['begins', visitor, { user: user('u1', 1) }, ['u1', 'Ada', token(1), 1]],
    ['ends', { user: user('u1', 1) }, visitor, [undefined, undefined, null, 1]],
    ['is of another', { user: user('u1', 5) }, { user: user('u2', 1) }, ['u2', 'Ada', token(1, 'u2'), 1]],
    ['is renewed', { user: user('u1', 1) }, { user: user('u1', 2) }, ['u1', 'Ada', token(2), 1]],
    ['has new data', { user: user('u1', 1) }, { user: user('u1', 1, 'Eva') }, ['u1', 'Eva', token(1), 0]],
    ['is the same', { user: user('u1', 1) }, { ...visitor, user: user('u1', 1) }, ['u1', 'Ada', token(1), 0]],
    [
      'ignores an old page',
      { user: user('u1', 2) },
      { user: user('u1', 1, 'Eva') },
      ['u1', 'Ada', token(2), 0],
    ],
  ])('%s', (_, before, next, session) => {
    const store = createPageStore(before);
    renewPayload(store, next);
    expect(sessionOf(store)).toEqual(session);
  });

  it('never goes back to a token that was replaced since, nor to data that the page has changed', () => {
    const store = createPageStore({ user: user('u1', 1) });
    replaceToken(store, token(3));
    changeUser(store, { firstName: 'Eva' });
    renewPayload(store, { ...visitor, user: user('u1', 1) });
    expect(sessionOf(store)).toEqual(['u1', 'Eva', token(3), 0]);
    renewPayload(store, { user: user('u1', 1, 'Ida') });
    expect(sessionOf(store)).toEqual(['u1', 'Ida', token(3), 0]);
    expect(store.getState().user?.token).toBe(token(3));
  });

  it('stays ended if another tab has ended it and the payload says nothing new of it', () => {
    const store = createPageStore({ user: user('u1', 1) });
    signOut(store);
    renewPayload(store, { ...visitor, user: user('u1', 1) });
    expect(sessionOf(store)).toEqual([undefined, undefined, null, 1]);
    renewPayload(store, visitor);
    renewPayload(store, { user: user('u1', 1) });
    expect(sessionOf(store)).toEqual(['u1', 'Ada', token(1), 2]);
  });
});

it('ends the end of a session only by a login that came after it', () => {
  const store = createPageStore({ user: user('u1', 2) });
  endSession(store, 'elsewhere');
  renewPayload(store, { ...visitor, user: user('u1', 2, 'Eva') });
  expect(store.getState().sessionEnd).toBe('elsewhere');
  renewPayload(store, { user: user('u1', 3) });
  expect(store.getState().sessionEnd).toBeNull();
});

it('keeps the objects of fields that have not changed, so that nothing is rendered for them', () => {
  const links = { profile: '/me' };
  const store = createPageStore({ links });
  renewPayload(store, { links: { ...links }, editor: true });
  expect(store.getState().payload.links).toBe(links);
  expect(store.getState().isEditor).toBe(true);
});
