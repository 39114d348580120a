import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft } from '../../../src/lib/storage/draft.ts';
import { openRegistry } from '../../../src/mount/open-registry.ts';
import { pageOfIslands } from '../../../src/mount/page.ts';
import type { RawPayload, User } from '../../../src/payload/schema.ts';
import { carryOverlay, takeCarriedOverlay } from '../../../src/store/session/carried-overlay.ts';
import { markLogin, takeLoginMark } from '../../../src/store/session/login-mark.ts';
import { changeUser, refuseToken, signIn, signOut } from '../../../src/store/session/session.ts';
import {
  markSessionEnded,
  sessionMarkOf,
  writeSessionMarker,
} from '../../../src/store/session/session-marker.ts';
import { withFreshPage, writePayload } from '../../support/fresh-page.ts';
import { refuse } from '../../support/services/answers.ts';
import { fakeServices, type Replies } from '../../support/services/fake-services.ts';

withFreshPage();

/** The page, as whatever mounts islands finds it: with its registry open. */
function openPage() {
  openRegistry();
  return pageOfIslands();
}

/** Returns to the page from the back/forward cache. @returns whether it reloads */
function comeBack(persisted = true): boolean {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const isReloaded = reload.mock.calls.length > 0;
  reload.mockRestore();
  return isReloaded;
}

const user = (userId: string) => ({ user: { userId, email: `${userId}@example.com` } });

it('is one for all islands', () => {
  writePayload({ version: 1 });
  expect(openPage()).toBe(openPage());
});

it('drops what was kept of whoever has logged out', () => {
  localStorage.setItem('ce-recentSearches', '{"user":"u1","items":["red"]}');
  localStorage.setItem('ce-recentProducts', '{"user":"u1","items":[]}');
  writePayload({ version: 1 });
  openPage();
  expect(localStorage).toHaveLength(0);
});

describe('drafts', () => {
  const open = (payload: RawPayload) => {
    for (const owner of ['u1', 'u2', 'visitor']) keepDraft(`${owner}/contact`, { name: owner });
    writePayload(payload);
    return openPage();
  };
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('ce-draft:'));

  it.each<[string, RawPayload, string[]]>([
    ['of a user', user('u1'), ['ce-draft:u1/contact']],
    ['of a visitor, as after a logout', { version: 1 }, ['ce-draft:visitor/contact']],
  ])('of others are dropped on the page %s', (_, payload, left) => {
    open(payload);
    expect(kept()).toEqual(left);
  });

  it('are dropped as another user logs in, or the user out, in another tab', () => {
    const { store } = open(user('u1'));
    const other = { ...(store.getState().user as User), userId: 'u2' };
    signOut(store);
    expect(kept()).toEqual([]);
    keepDraft('visitor/contact', { name: 'typed before the login' });
    signIn(store, other);
    expect(kept()).toEqual(['ce-draft:u2/contact']);
  });

  it('are there again for who comes back to a page that has lost its user', () => {
    const { store } = open(user('u1'));
    const same = store.getState().user as User;
    signOut(store);
    expect(kept()).toEqual([]);
    signIn(store, same);
    expect(kept()).toEqual(['ce-draft:u1/contact']);
  });

  it('stay on a page that does not say who is here', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    keepDraft('u1/contact', { name: 'Ada' });
    openPage();
    expect(kept()).toEqual(['ce-draft:u1/contact']);
  });
});

describe('an overlay that somebody has logged in out of', () => {
  const overlay = { name: 'sample-request', props: { prd: '400312' } };
  const opened = (payload: RawPayload) => {
    writePayload(payload);
    const open = vi.fn();
    openRegistry().bus.on('overlay:open', open);
    openPage();
    return open;
  };

  it('opens again on the page to which the login leads', () => {
    carryOverlay(overlay, `${location.href}#documents`);
    expect(opened(user('u1'))).toHaveBeenCalledExactlyOnceWith(overlay);
    expect(takeCarriedOverlay()).toBeUndefined();
  });

  it('stays closed on another page, and where nobody is signed in', () => {
    carryOverlay(overlay, '/another');
    expect(opened(user('u1'))).not.toHaveBeenCalled();
    carryOverlay(overlay, location.href);
    expect(opened({ version: 1 })).not.toHaveBeenCalled();
  });
});

it('stays where the same person is signed in', () => {
  writePayload(user('u1'));
  openPage();
  expect(comeBack()).toBe(false);
});

it('is loaded anew from the back-forward cache where the person has signed out since', () => {
  writePayload(user('u1'));
  openPage();
  markSessionEnded();
  expect(comeBack(false)).toBe(false);
  expect(comeBack()).toBe(true);
});

it('is loaded anew where someone has signed in since', () => {
  writePayload({ version: 1 });
  openPage();
  expect(comeBack()).toBe(false);
  localStorage.setItem('ce-session', 'u2');
  expect(comeBack()).toBe(true);
});

it('is loaded anew where it still asks for what was settled since', () => {
  const asking = { ...user('u1').user, requiredActions: ['changeInitialPassword'] };
  writePayload({ user: asking });
  const { store } = openPage();
  writeSessionMarker(sessionMarkOf({ ...(store.getState().user as User), requiredActions: [] }));
  expect(comeBack()).toBe(true);
  changeUser(store, { requiredActions: [] });
  expect(comeBack()).toBe(false);
});

describe('after a login', () => {
  const { error } = console;
  const said = vi.fn();
  beforeEach(() => {
    said.mockClear();
    console.error = said;
    return () => {
      console.error = error;
    };
  });

  it('says that it has not reached a page without a user, once', async () => {
    writeSessionMarker('u1');
    markLogin();
    writePayload({ version: 1, texts: { 'login.lost': 'Not here.' } });
    const { store, bus } = openPage();
    await vi.waitFor(() =>
      expect(store.getState().notices).toMatchObject([
        { type: 'error', text: 'Not here.', action: { text: 'Reload' } },
      ]),
    );
    const lost = vi.fn();
    bus.on('login:lost', lost, { replay: true });
    expect(lost).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledExactlyOnceWith(
      'ce-widgets: a login has succeeded, but the payload of this page has no valid user.',
    );
    expect(takeLoginMark()).toBe(false);
    // Somebody is signed in: other tabs stay as they are.
    expect(localStorage.getItem('ce-session')).toBe('u1');
  });

  it.each([
    ['has the user', () => markLogin(), user('u1')],
    ['comes much later', () => sessionStorage.setItem('ce-logged-in-at', `${Date.now() - 100_000}`), {}],
    ['follows none', () => {}, {}],
  ])('says nothing on a page that %s', async (_, prepare, payload) => {
    prepare();
    writePayload({ version: 1, ...payload });
    const { store } = openPage();
    await Promise.resolve();
    expect(said).not.toHaveBeenCalled();
    expect(store.getState().notices).toEqual([]);
  });
});

it('without a payload ends no session of other tabs', () => {
  writeSessionMarker('u1');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  openPage();
  expect(localStorage.getItem('ce-session')).toBe('u1');
});

it('closes overlays, so that the next one is shown', () => {
  writePayload({ version: 1 });
  const { store, closeOverlay } = openPage();
  openRegistry().overlays.request('login', 5);
  openRegistry().overlays.request('hints', 6);
  expect(store.getState().shownOverlay).toBe('login');
  closeOverlay('login');
  expect(store.getState().shownOverlay).toBe('hints');
});

describe('whether the session has ended', () => {
  const me = { userId: 'u1', email: 'u1@example.com', firstName: 'Ada' };
  // Transformed here, however long that takes.
  beforeAll(async () => {
    await Promise.all([
      import('../../../src/services/me.ts'),
      import('../../../src/store/session/session-end.ts'),
    ]);
  });

  it('is asked once after a refusal, which a wrong password is, too', async () => {
    writePayload({ user: { ...user('u1').user, token: 'a' } });
    const { store } = openPage();
    const replies: Replies = { 'GET /api/v1/user/me': { json: me } };
    const sent = fakeServices(replies);
    for (const _ of [1, 2]) refuseToken(store);
    await vi.waitFor(() => expect(store.getState().user?.firstName).toBe('Ada'));
    expect(store.getState()).toMatchObject({ sessionEnd: null, token: 'a', notices: [] });
    expect(sent).toHaveLength(1);

    replies['GET /api/v1/user/me'] = refuse(401);
    refuseToken(store);
    await vi.waitFor(() => expect(store.getState().sessionEnd).toBe('here'));
    expect(store.getState()).toMatchObject({ user: { firstName: 'Ada' }, notices: [] });
  });

  it('is asked when the tab becomes visible, and other failures say nothing of it', async () => {
    writePayload({ user: { ...user('u1').user, token: 'a' } });
    const { store } = openPage();
    const replies: Replies = { 'GET /api/v1/user/me': refuse(503) };
    const sent = fakeServices(replies);
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    comeBack();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    replies['GET /api/v1/user/me'] = refuse(401);
    await vi.waitFor(() => {
      comeBack();
      expect(store.getState().notices).toMatchObject([
        { text: 'Your session has ended. Please log in again.', action: { text: 'Log in' } },
      ]);
    });
    signIn(store, store.getState().user as User);
    expect(store.getState().notices).toEqual([]);
  });
});
