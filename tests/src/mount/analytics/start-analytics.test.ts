import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { startAnalytics } from '../../../../src/mount/analytics/start-analytics.ts';
import type { Registry } from '../../../../src/mount/registry.ts';

type Queue = unknown[][];

/** What happy-dom adds to its window. */
interface HappyWindow {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

const page = window as unknown as { _paq?: Queue };
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const consent = (functional: boolean) => ({ mandatory: true, functional, marketing: false }) as const;

function start(fields: Record<string, unknown>) {
  const bus = createBus();
  startAnalytics({ bus, page: { fields } } as unknown as Registry);
  return { bus, calls: () => page._paq ?? [] };
}

const analytics = { url: '/analytics', siteId: 7 };

beforeEach(() => {
  // No file is fetched here.
  (window as unknown as HappyWindow).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  delete page._paq;
});
afterEach(() => document.head.replaceChildren());

describe('startAnalytics', () => {
  it('queues nothing and fetches nothing before a functional consent', () => {
    const { bus, calls } = start({ analytics });
    bus.emit('track', { category: 'Login', action: 'success' });
    bus.emit('consent:changed', consent(false));
    expect(calls()).toEqual([]);
    expect(scripts()).toEqual([]);
  });

  it('starts with the functional consent and tracks the page view, without a name', () => {
    const { bus, calls } = start({ analytics });
    bus.emit('consent:changed', consent(true));
    expect(scripts()).toEqual([new URL('/analytics/matomo.js', location.href).href]);
    expect(calls()).toContainEqual(['setSiteId', 7]);
    expect(calls().slice(-2)).toEqual([['setUserId', 'anonymous'], ['trackPageView']]);
  });

  it('sets the user id only with the consent to personal tracking', () => {
    const user = { userId: 'u-7', consent: ['surveys'] };
    const without = start({ analytics, user });
    without.bus.emit('consent:changed', consent(true));
    expect(without.calls()).toContainEqual(['setUserId', 'anonymous']);
    delete page._paq;
    const withConsent = start({ analytics, user: { ...user, consent: ['personalizedTracking'] } });
    withConsent.bus.emit('consent:changed', consent(true));
    expect(withConsent.calls()).toContainEqual(['setUserId', 'u-7']);
  });

  it('tracks events while it is on, and goes off and on again with the consent', () => {
    const { bus, calls } = start({ analytics });
    bus.emit('consent:changed', consent(true));
    bus.emit('track', { category: 'Login', action: 'success', name: 'form', value: 1 });
    expect(calls().at(-1)).toEqual(['trackEvent', 'Login', 'success', 'form', 1]);
    bus.emit('consent:changed', consent(false));
    expect(calls().slice(-2)).toEqual([['optUserOut'], ['deleteCookies']]);
    const before = calls().length;
    bus.emit('track', { category: 'Login', action: 'success' });
    expect(calls()).toHaveLength(before);
    bus.emit('consent:changed', consent(true));
    expect(calls().slice(before)).toEqual([
      ['forgetUserOptOut'],
      ['setUserId', 'anonymous'],
      ['trackPageView'],
    ]);
    expect(scripts()).toHaveLength(1);
  });

  it('goes on with what Matomo puts in the place of the list', () => {
    const { bus } = start({ analytics });
    bus.emit('consent:changed', consent(true));
    const sent: unknown[][] = [];
    page._paq = { push: (call: unknown[]) => sent.push(call) } as unknown as Queue;
    bus.emit('track', { category: 'Login', action: 'success' });
    expect(sent).toEqual([['trackEvent', 'Login', 'success', undefined, undefined]]);
  });

  it.each([
    ['no site', { analytics: { url: '/analytics' } }],
    ['an address that is no address', { analytics: { url: 'javascript:alert(1)', siteId: 1 } }],
    ['a payload of another shape', { analytics: 5 }],
  ])('does nothing with %s', (_, fields) => {
    const { bus, calls } = start(fields);
    bus.emit('consent:changed', consent(true));
    expect(calls()).toEqual([]);
    expect(scripts()).toEqual([]);
  });
});
