import { beforeEach, describe, expect, it } from 'vitest';
import type { ConsentSettings } from '../../../../src/domain/user/consent.ts';
import { createBus } from '../../../../src/events/bus.ts';
import { startAnalytics } from '../../../../src/mount/analytics/start-analytics.ts';
import type { Registry } from '../../../../src/mount/registry.ts';
import { readPayload } from '../../../../src/payload/read-payload.ts';
import type { User } from '../../../../src/payload/schema.ts';
import { changeUser, signIn } from '../../../../src/store/session/session.ts';
import { createPageStore } from '../../../../src/store/store.ts';

type Queue = unknown[][];

/** What happy-dom adds to its window. */
interface HappyWindow {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

const page = window as unknown as { _paq?: Queue };
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const consent = (functional: boolean, marketing = false): ConsentSettings => ({
  mandatory: true,
  functional,
  marketing,
});

/** Starts the adapter on a page. As in the runtime, a consent in force has been announced on the bus. */
function start(fields: Record<string, unknown>, inForce?: ConsentSettings, chosenHere?: ConsentSettings) {
  const bus = createBus();
  if (inForce) bus.emit('consent:changed', inForce);
  const registry = { bus, page: { fields }, consent: inForce ?? null, chosenHere };
  startAnalytics(registry as unknown as Registry);
  return { bus, registry: registry as unknown as Registry, calls: () => page._paq ?? [] };
}

const analytics = { url: '/analytics', siteId: 7 };

beforeEach(() => {
  // No file is fetched here.
  (window as unknown as HappyWindow).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  delete page._paq;
});
describe('startAnalytics', () => {
  it('queues nothing and fetches nothing before a functional consent (row 78)', () => {
    const { bus, calls } = start({ analytics });
    bus.emit('track', { category: 'Login', action: 'success' });
    bus.emit('consent:changed', consent(false));
    expect(calls()).toEqual([]);
    expect(scripts()).toEqual([]);
  });

  it('starts with the functional consent and tracks the page view, without a name (row 76)', () => {
    const { calls } = start({ analytics }, consent(true));
    expect(scripts()).toEqual([new URL('/analytics/matomo.js', location.href).href]);
    expect(calls()).toContainEqual(['setSiteId', '7']);
    expect(calls()).toContainEqual(['alwaysUseSendBeacon']);
    expect(calls().slice(-2)).toEqual([['setUserId', 'anonymous'], ['trackPageView']]);
  });

  it('gives its cookies 13 months, 6 months and 30 minutes (row 81)', () => {
    const month = 30 * 24 * 60 * 60;
    expect(start({ analytics }, consent(true)).calls()).toEqual(
      expect.arrayContaining([
        ['setVisitorCookieTimeout', 13 * month],
        ['setReferralCookieTimeout', 6 * month],
        ['setSessionCookieTimeout', 30 * 60],
      ]),
    );
  });

  it('sets the user id only with the consent to personal tracking (row 77)', () => {
    const user = { userId: 'u-7', email: 'u-7@example.org', consent: ['surveys'] };
    expect(start({ analytics, user }, consent(true)).calls()).toContainEqual(['setUserId', 'anonymous']);
    delete page._paq;
    const consenting = { ...user, consent: ['personalizedTracking'] };
    expect(start({ analytics, user: consenting }, consent(true)).calls()).toContainEqual([
      'setUserId',
      'u-7',
    ]);
  });

  it.each([
    [null, 'public'],
    [{ userId: 'u-7', email: 'u-7@example.org' }, 'public-registered'],
    [{ userId: 'u-7', email: 'u-7@example.org', tokenPayload: { roles: ['validated'] } }, 'validated'],
    [{ userId: 'u-7', email: 'u-7@example.org', tokenPayload: { roles: ['internal'] } }, 'internal'],
  ])('tells the status of %j as %s, where the page has a dimension for it (row 79)', (user, status) => {
    const { calls } = start({ analytics: { ...analytics, statusDimension: 3 }, user }, consent(true));
    const methods = calls().map(([method]) => method);
    expect(calls()).toContainEqual(['setCustomDimension', 3, status]);
    expect(methods.indexOf('setCustomDimension')).toBeLessThan(methods.indexOf('trackPageView'));
  });

  it.each([[5], ['internal'], [{ includes: 1 }]])('takes roles of another shape, %j, for none', (roles) => {
    const user = { userId: 'u-7', email: 'u-7@example.org', tokenPayload: { roles } };
    const { calls } = start({ analytics: { ...analytics, statusDimension: 3 }, user }, consent(true));
    expect(calls()).toContainEqual(['setCustomDimension', 3, 'public-registered']);
  });

  it('is of nobody any more once the session is another', () => {
    const user = { userId: 'u-7', email: 'u-7@example.org', consent: ['personalizedTracking'] };
    const { bus, calls } = start({ analytics: { ...analytics, statusDimension: 3 }, user }, consent(true));
    const before = calls().length;
    bus.emit('session:changed', { signedIn: true, status: 'public-registered' });
    expect(calls()).toHaveLength(before);
    bus.emit('session:changed', { signedIn: false, status: 'public' });
    expect(calls().slice(before)).toEqual([
      ['setUserId', 'anonymous'],
      ['setCustomDimension', 3, 'public'],
    ]);
  });

  it('takes the user id away as soon as its consent is withdrawn, and back (C6)', async () => {
    const user = { userId: 'u-7', email: 'u-7@example.org', consent: ['personalizedTracking'] };
    const { bus, calls, registry } = start({ analytics, user }, consent(true));
    const { payload } = readPayload({ fields: { user }, json: '' });
    const store = createPageStore(payload);
    registry.islandPage = { store } as never;
    bus.emit('session:changed', { signedIn: true, status: 'public-registered' });
    await Promise.resolve();
    const before = calls().length;
    changeUser(store, { consent: [] });
    expect(calls().slice(before)).toEqual([['setUserId', 'anonymous']]);
    changeUser(store, { firstName: 'Ada' });
    expect(calls()).toHaveLength(before + 1);
    changeUser(store, { consent: ['personalizedTracking'] });
    expect(calls().at(-1)).toEqual(['setUserId', 'u-7']);
    // Who signs in meanwhile is known by the next page.
    signIn(store, { ...(store.getState().user as User), userId: 'u-8' });
    expect(calls().at(-1)).toEqual(['setUserId', 'anonymous']);
  });

  it('goes off and on again with the consent', () => {
    const { bus, calls } = start({ analytics }, consent(true));
    bus.emit('consent:changed', consent(false));
    expect(calls().slice(-2)).toEqual([['optUserOut'], ['deleteCookies']]);
    const before = calls().length;
    bus.emit('track', { category: 'Login', action: 'success' });
    expect(calls()).toHaveLength(before);
    bus.emit('consent:changed', consent(true));
    expect(calls().slice(before, before + 3)).toEqual([
      ['forgetUserOptOut'],
      ['setUserId', 'anonymous'],
      ['trackPageView'],
    ]);
    expect(scripts()).toHaveLength(1);
  });

  it('goes on with what Matomo puts in the place of the list', () => {
    const { bus } = start({ analytics }, consent(true));
    const sent: unknown[][] = [];
    page._paq = { push: (call: unknown[]) => sent.push(call) } as unknown as Queue;
    bus.emit('track', { category: 'Login', action: 'success' });
    expect(sent).toEqual([['trackEvent', 'Login', 'success', undefined, undefined]]);
  });

  it.each([
    ['no site', { analytics: { url: '/analytics' } }],
    ['an address that is no address', { analytics: { url: 'javascript:alert(1)', siteId: 1 } }],
    ['an address that is no text', { analytics: { url: { href: '/' }, siteId: 1 } }],
    ['a payload of another shape', { analytics: 5 }],
  ])('makes no call and loads no script with %s', (_, fields) => {
    const { calls } = start(fields, consent(true));
    expect(calls()).toEqual([]);
    expect(scripts()).toEqual([]);
  });
});

describe('the events that are tracked (row 80)', () => {
  it.each([
    ['login:succeeded', {}, ['Account', 'Log in', undefined, undefined]],
    ['registration:succeeded', {}, ['Account', 'Register', undefined, undefined]],
    ['contact:sent', { contactType: 'psr' }, ['Contact', 'Send', 'psr', undefined]],
    ['overlay:shown', { name: 'login' }, ['Overlay', 'Open', 'login', undefined]],
    [
      'search:answered',
      { queryId: 'a', termLength: 3, filterKeys: ['c', 'i'], total: 90, ms: 12 },
      ['Search', 'Answer', 'c, i', 90],
    ],
    [
      'search:answered',
      { queryId: 'a', termLength: 0, filterKeys: [], total: 300, ms: 12 },
      ['Search', 'Answer', undefined, 300],
    ],
    ['search:hit-opened', { queryId: 'a', id: 'p-0001', position: 2 }, ['Search', 'Open hit', 'p-0001', 2]],
    ['search:extended', { shown: 48, total: 300 }, ['Search', 'Load more', undefined, 48]],
    ['track', { category: 'a', action: 'b', name: 'c', value: 1 }, ['a', 'b', 'c', 1]],
  ] as const)('are sent with category, action and value: %s %j', (name, detail, told) => {
    const { bus, calls } = start({ analytics }, consent(true));
    const before = calls().length;
    bus.emit(name, detail as never);
    expect(calls().slice(before)).toEqual([['trackEvent', ...told]]);
  });

  it('are none as an overlay closes', () => {
    const { bus, calls } = start({ analytics }, consent(true));
    const before = calls().length;
    bus.emit('overlay:shown', { name: null });
    expect(calls()).toHaveLength(before);
  });

  it('are the choices made on this page, and not those of an earlier one or another tab', () => {
    expect(start({ analytics }, consent(true)).calls()).not.toContainEqual(
      expect.arrayContaining(['trackEvent']),
    );
    delete page._paq;
    const all = consent(true, true);
    const { bus, calls, registry } = start({ analytics }, all, all);
    expect(calls().at(-1)).toEqual(['trackEvent', 'Consent', 'Allow', 'functional, marketing', undefined]);
    registry.chosenHere = consent(true);
    bus.emit('consent:changed', registry.chosenHere);
    expect(calls().at(-1)).toEqual(['trackEvent', 'Consent', 'Allow', 'functional', undefined]);
    const before = calls().length;
    bus.emit('consent:changed', consent(true, true));
    expect(calls()).toHaveLength(before);
  });
});
