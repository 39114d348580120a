import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { IslandError } from '../../../src/errors/island-error.ts';
import { reportFailure } from '../../../src/lib/report-failure.ts';
import { openRegistry } from '../../../src/mount/open-registry.ts';
import { takePayload } from '../../../src/mount/watch-payload.ts';
import { addHtml, withFreshPage, writePayload } from '../../support/fresh-page.ts';
import { type Parts, place, start } from './start.ts';

withFreshPage();

let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  writePayload({ version: 1, page: { suppressCookieModal: true } });
});

describe('gates', () => {
  const watchGates = vi.fn();
  const user = { userId: 'u1', email: 'ada@example.org' };
  let shown: (string | null)[];

  beforeEach(() => {
    watchGates.mockReset();
    document.body.replaceChildren();
    shown = [];
  });

  function startOn(payload: object, parts: Parts = {}) {
    writePayload(payload);
    openRegistry().bus.on('overlay:shown', ({ name }) => shown.push(name));
    const gates = vi.fn(async () => ({ watchGates }));
    start({ parts: { gates, ...parts } });
    return gates;
  }

  it.each([{ user }, { requestCountry: ['DE'] }])(
    'are decided before anything else is shown with %j',
    async (payload) => {
      watchGates.mockImplementation(() => openRegistry().overlays.request('privacy-policy', 2));
      startOn(payload);
      expect(shown).toEqual([]);
      await vi.waitFor(() => expect(shown).toEqual(['privacy-policy']));
      expect(watchGates.mock.calls[0]?.[0]).toBe(openRegistry());
    },
  );

  it('hold nothing up where their code does not come', async () => {
    const missing = new Error('no file');
    startOn({ user }, { gates: () => Promise.reject(missing) });
    await vi.waitFor(() => expect(shown).toEqual(['cookie-modal']));
    expect(errors).toHaveBeenCalledExactlyOnceWith(missing);
  });

  it('are decided once their code can be had', async () => {
    let isMissing = true;
    startOn(
      { user },
      { gates: async () => (isMissing ? Promise.reject(new Error('no file')) : { watchGates }) },
    );
    await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
    isMissing = false;
    for (const _ of [1, 2]) dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(watchGates).toHaveBeenCalledOnce());
  });

  it('are not even fetched for visitors, until somebody signs in', async () => {
    const gates = startOn({ version: 1 });
    const { bus } = openRegistry();
    bus.emit('session:changed', { signedIn: false, status: 'public' });
    expect(shown).toEqual(['cookie-modal']);
    expect(gates).not.toHaveBeenCalled();
    bus.emit('session:changed', { signedIn: true, status: 'validated' });
    bus.emit('session:changed', { signedIn: true, status: 'internal' });
    await vi.waitFor(() => expect(watchGates).toHaveBeenCalledOnce());
    expect(gates).toHaveBeenCalledOnce();
  });
});

describe('tooltips of the page’s own content', () => {
  it('are fetched with the first of them, once', async () => {
    const watchTooltips = vi.fn();
    const tooltips = vi.fn(async () => ({ watchTooltips }));
    start({ parts: { tooltips } }).mountAll();
    expect(tooltips).not.toHaveBeenCalled();
    addHtml('<a href="/" data-ce-tooltip="One">1</a>');
    await vi.waitFor(() => expect(watchTooltips).toHaveBeenCalledOnce());
    addHtml('<a href="/" data-ce-tooltip="Two">2</a>');
    place();
    await Promise.resolve();
    expect(tooltips).toHaveBeenCalledOnce();
  });
});

describe('what a page asks of consent', () => {
  const stored = { mandatory: true, functional: true, marketing: false };

  beforeEach(() => {
    document.cookie = `ce-cookieSettings=${encodeURIComponent(JSON.stringify(stored))};path=/`;
    document.getElementById('ce-payload')?.remove();
  });

  it('comes before any consent is told', async () => {
    writePayload({ consent: { googleConsentMode: true } });
    const steps: unknown[] = [];
    openRegistry().bus.on('consent:changed', (settings) => steps.push(settings));
    start({
      parts: {
        'consent-options': async () => ({ startConsentOptions: () => void steps.push('options') }),
      },
    });
    expect(steps).toEqual([]);
    await vi.waitFor(() => expect(steps).toEqual(['options', stored]));
  });

  it('holds nothing up where it does not come', async () => {
    writePayload({ consent: { googleConsentMode: true } });
    const told = vi.fn();
    openRegistry().bus.on('consent:changed', told);
    start({ parts: { 'consent-options': () => Promise.reject(new Error('no file')) } });
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(stored));
    expect(errors).toHaveBeenCalledOnce();
  });

  it.each([
    [{ consent: { globalPrivacyControl: true } }, true, 1],
    [{ consent: { globalPrivacyControl: true } }, false, 0],
    [{ consent: { recordUrl: '/consent' } }, true, 0],
    [{}, true, 0],
  ])('of %j, with the signal %s, is fetched %i times', (payload, signal, times) => {
    vi.stubGlobal('navigator', { globalPrivacyControl: signal });
    writePayload(payload);
    const consentOptions = vi.fn(() => new Promise<never>(() => {}));
    start({ parts: { 'consent-options': consentOptions } });
    expect(consentOptions).toHaveBeenCalledTimes(times);
  });
});

describe('errors of our own', () => {
  const reportError = vi.fn();
  const reporting = vi.fn(async () => ({ reportError }));

  beforeEach(() => {
    reporting.mockClear();
    reportError.mockClear();
    document.getElementById('ce-payload')?.remove();
  });

  it('go to the service that the payload names, whose code comes with the first one', async () => {
    writePayload({ version: 1, errorReporting: { dsn: 'https://key@errors.example/1' } });
    start({ parts: { 'error-reporting': reporting } }).mountAll();
    expect(reporting).not.toHaveBeenCalled();
    const element = addHtml('<div data-ce-widget="greting"></div>');
    await vi.waitFor(() => expect(reportError).toHaveBeenCalledOnce());
    expect(reportError).toHaveBeenCalledWith(
      openRegistry(),
      expect.objectContaining({ island: 'greting', element, error: expect.any(IslandError) }),
    );
    const error = new Error('a form broke');
    reportFailure(error);
    await vi.waitFor(() => expect(reportError).toHaveBeenLastCalledWith(openRegistry(), { error }));
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the page') }));
    expect(reporting).toHaveBeenCalledTimes(2);
  });

  it('stay in the console where the payload names none', async () => {
    writePayload({ version: 1 });
    start({ parts: { 'error-reporting': reporting } }).mountAll();
    addHtml('<div data-ce-widget="greting"></div>');
    await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce());
    reportFailure(new Error('a form broke'));
    expect(reporting).not.toHaveBeenCalled();
  });
});

describe('a later payload, of a site that navigates without a reload,', () => {
  const settings = { mandatory: true, functional: true, marketing: false } as const;
  const analytics = { analytics: { url: '/matomo/', siteId: 1 } };

  it.each<[keyof Parts, object, string]>([
    ['gates', { requestCountry: ['DE'] }, 'watchGates'],
    ['analytics', analytics, 'startAnalytics'],
    ['editor', { editor: true }, 'explainFailures'],
  ])('has %s started once, if it is the first that asks for it', async (part, payload, name) => {
    const run = vi.fn();
    const load = vi.fn(async () => ({ [name]: run }));
    start({ parts: { [part]: load } });
    const shared = openRegistry();
    shared.bus.emit('consent:changed', settings);
    expect(load).not.toHaveBeenCalled();
    for (const logoutUrl of ['/a', '/b']) takePayload(shared, JSON.stringify({ ...payload, logoutUrl }));
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it('asks for consent, or no longer, as its kind of page does', () => {
    const shown: (string | null)[] = [];
    const shared = openRegistry();
    shared.bus.on('overlay:shown', ({ name }) => shown.push(name));
    start();
    takePayload(shared, '{ "version": 1 }');
    takePayload(shared, '{ "page": { "dataProtection": true } }');
    expect(shown).toEqual(['cookie-modal', null]);
  });

  it('opens what the session asks for, once', () => {
    const opened = vi.fn();
    const table = {
      login: { when: 'event(overlay:shown)', overlay: { rank: 5, query: 'showLogin' } },
    } as const;
    const shared = openRegistry();
    start({ table });
    shared.bus.on('overlay:open', opened);
    const flagged = { showLogin: true, page: { suppressCookieModal: true } };
    for (const logoutUrl of ['/a', '/b']) takePayload(shared, JSON.stringify({ ...flagged, logoutUrl }));
    expect(opened).toHaveBeenCalledExactlyOnceWith({ name: 'login' });
  });
});
