import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentSettings } from '../../../src/domain/user/consent.ts';
import { TAB_CHANNEL } from '../../../src/events/tab-channel.ts';
import { readStoredConsent } from '../../../src/mount/consent/stored-consent.ts';
import type { Shared } from '../../../src/mount/shared.ts';
import { openCookieModal } from '../../../widgets/cookie-modal/open-cookie-modal.ts';
import { FakeChannel } from '../../support/fake-channel.ts';
import { blockCookies, withFreshPage } from '../../support/fresh-page.ts';

withFreshPage();

const none: ConsentSettings = { mandatory: true, functional: false, marketing: false };
const all: ConsentSettings = { mandatory: true, functional: true, marketing: true };

/** What the modal tells the core once its closing is painted. */
let told: ReturnType<typeof vi.fn<(settings: ConsentSettings | null) => void>>;

beforeEach(() => {
  told = vi.fn();
});

function open(fields: Record<string, unknown> = {}, consent: ConsentSettings | null = null): Shared {
  const shared: Shared = { version: '1', page: { fields }, consent, onCookieModal: told };
  openCookieModal(shared);
  return shared;
}

const root = () => document.querySelector('ce-island')?.shadowRoot as ShadowRoot;
const dialog = () => root().querySelector('dialog') as HTMLDialogElement;
const button = (value: string) =>
  root().querySelector<HTMLButtonElement>(`button[value=${value}]`) as HTMLButtonElement;
const box = (name: string) =>
  root().querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
const isOpen = () => !!document.querySelector('ce-island');
const isSeen = (element: Element) => !element.closest('[hidden]');

describe('the cookie modal', () => {
  it('asks first and shows the details behind "Change settings" (row 70)', () => {
    open();
    expect(dialog().open).toBe(true);
    expect([box('functional'), button('save')].map(isSeen)).toEqual([false, false]);
    button('change').click();
    expect([box('mandatory'), box('functional'), box('marketing'), button('save')].map(isSeen)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isSeen(button('change'))).toBe(false);
    expect(root().activeElement).toBe(box('functional'));
  });

  it('can be closed only where settings exist already (row 71)', async () => {
    open();
    expect(isSeen(button('close'))).toBe(false);
    expect(dialog().getAttribute('closedby')).toBe('none');
    for (let press = 0; press < 5; press++) {
      dialog().close();
      await Promise.resolve();
      expect(dialog().open).toBe(true);
    }
    expect(told).not.toHaveBeenCalled();
  });

  it('closes by its button where settings exist, and changes nothing', async () => {
    const shared = open({}, none);
    expect(isSeen(button('close'))).toBe(true);
    expect(dialog().getAttribute('closedby')).toBe('closerequest');
    button('close').click();
    expect(isOpen()).toBe(false);
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(null));
    expect(shared.consent).toBe(none);
    expect(document.cookie).toBe('');
  });

  it('closes by Escape where settings exist', async () => {
    open({}, none);
    dialog().close();
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(null));
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['accept', all],
    ['reject', none],
  ])('stores everything that "%s" means (row 72)', async (value, settings) => {
    const shared = open();
    button(value).click();
    expect(isOpen()).toBe(false);
    expect(readStoredConsent()).toEqual(settings);
    expect(shared.consent).toEqual(settings);
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(settings));
  });

  it('stores the own choice, mandatory always (row 73)', () => {
    open();
    button('change').click();
    expect([box('mandatory').checked, box('mandatory').disabled]).toEqual([true, true]);
    box('marketing').click();
    button('save').click();
    expect(readStoredConsent()).toEqual({ mandatory: true, functional: false, marketing: true });
  });

  it('shows the choice that has been made', () => {
    open({}, { mandatory: true, functional: true, marketing: false });
    expect([box('functional').checked, box('marketing').checked]).toEqual([true, false]);
  });

  it.each([
    ['https:', ';secure'],
    // A browser would drop a secure one.
    ['http:', ''],
  ])(
    'keeps the choice for 30 days, under https for safe connections only (row 74): %s',
    (protocol, secure) => {
      vi.stubGlobal('location', { protocol, hostname: 'portal.example', pathname: '/' });
      const writes = vi.spyOn(document, 'cookie', 'set');
      open();
      button('accept').click();
      expect(writes.mock.calls.at(-1)?.[0]).toBe(
        `ce-cookieSettings=${encodeURIComponent(JSON.stringify(all))};path=/;samesite=lax;max-age=2592000${secure}`,
      );
      expect(30 * 24 * 60 * 60).toBe(2_592_000);
    },
  );

  it('stores nothing before the choice', () => {
    open();
    button('change').click();
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
  });

  it('is closed before what was allowed runs', async () => {
    const steps: string[] = [];
    told.mockImplementation(() => steps.push(`told, ${isOpen() ? 'open' : 'closed'}`));
    open();
    button('accept').click();
    requestAnimationFrame(() => steps.push('painted'));
    expect(steps).toEqual([]);
    await vi.waitFor(() => expect(steps).toEqual(['painted', 'told, closed']));
  });

  it('deletes the declared cookies of what is not allowed', async () => {
    for (const name of ['_pk_id.1', '_pk_ses.1', 'ads', 'mine']) document.cookie = `${name}=1;path=/`;
    open({ declaredCookies: { functional: ['_pk_*'], marketing: ['ads'] } }, all);
    button('change').click();
    box('functional').click();
    button('save').click();
    const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
    // happy-dom still returns a deleted cookie until the next millisecond.
    await vi.waitFor(() => expect(names()).toEqual(['ads', 'mine', 'ce-cookieSettings']));
  });

  it('sends a record of each choice to the page, and none of a closing', () => {
    const sendBeacon = vi.fn();
    vi.stubGlobal('navigator', { sendBeacon });
    const consent = { recordUrl: '/api/v1/consent', version: '3' };
    open({ consent }, none);
    button('close').click();
    expect(sendBeacon).not.toHaveBeenCalled();
    open({ consent }, none);
    button('accept').click();
    expect(JSON.parse(sendBeacon.mock.calls[0]?.[1])).toMatchObject({ version: '3', settings: all });
  });

  it('never deletes the choice itself', () => {
    open({ declaredCookies: { marketing: ['*'] } });
    button('reject').click();
    expect(readStoredConsent()).toEqual(none);
  });

  it('does nothing on Enter in a check box, which would send the form', () => {
    open();
    const submit = new Event('submit', { bubbles: true, cancelable: true, composed: true });
    box('functional').form?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(isOpen()).toBe(true);
  });

  it('says what the page wants it to say', () => {
    open({ texts: { 'cookies.title': 'Kekse', 'cookies.accept': 5, 'cookies.reject': '<b>No</b>' } });
    expect(root().querySelector('h2')?.textContent).toBe('Kekse');
    expect(button('accept').textContent).toBe('Accept all');
    expect(button('reject').textContent).toBe('<b>No</b>');
  });

  it('names its close button in the words of the page', () => {
    open({ texts: { 'cookies.close': 'Zu' } }, none);
    expect(button('close').getAttribute('aria-label')).toBe('Zu');
  });

  it.each([
    [{ links: { dataProtectionPage: '/privacy' } }, '/privacy'],
    [
      {
        productKey: 'pigments',
        links: { dataProtectionPage: '/privacy', pigmentsDataProtectionPage: '/pigments-privacy' },
      },
      '/pigments-privacy',
    ],
    [{ links: { dataProtectionPage: 'javascript:alert(1)' } }, undefined],
    [{ links: { dataProtectionPage: 5 } }, undefined],
    [{}, undefined],
  ])('links to the data protection page of %j', (fields, address) => {
    open(fields);
    expect(root().querySelector('a')?.getAttribute('href')).toBe(address);
  });

  it.each([
    { texts: null, links: null, declaredCookies: null, productKey: null },
    { texts: 5, links: 'x', declaredCookies: 'all', productKey: {} },
    { texts: [], links: [[]], declaredCookies: { functional: 'ab', marketing: [5, null] } },
  ])('works on a page with a wrong payload: %j', (fields) => {
    open(fields);
    document.cookie = 'ab=1';
    button('reject').click();
    expect(isOpen()).toBe(false);
    expect(readStoredConsent()).toEqual(none);
  });

  it('works where cookies are blocked, for this page', async () => {
    blockCookies();
    const shared = open({ declaredCookies: { marketing: ['ads'] } });
    button('reject').click();
    expect(isOpen()).toBe(false);
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(none));
    expect(shared.consent).toEqual(none);
  });

  it('is shown again, as it was left, after a script has swapped the content of the page', async () => {
    document.body.append('A page');
    const shared = open();
    button('change').click();
    box('marketing').click();
    document.body.replaceChildren('Another page');
    await vi.waitFor(() => expect(isOpen()).toBe(true));
    expect([dialog().open, box('marketing').checked]).toEqual([true, true]);
    button('save').click();
    expect(shared.consent).toEqual({ ...none, marketing: true });
    document.body.replaceChildren();
    await Promise.resolve();
    expect(isOpen()).toBe(false);
  });

  it('stays away where a script takes away nothing else', async () => {
    document.body.append('A page');
    open();
    document.querySelector('ce-island')?.remove();
    document.body.append('Later');
    await new Promise((done) => setTimeout(done));
    expect(isOpen()).toBe(false);
  });

  it('may open twice under a policy that knows its name once', async () => {
    const names: string[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy(name: string, rules: object) {
        if (names.includes(name)) throw new TypeError(`Policy "${name}" already exists.`);
        names.push(name);
        return rules;
      },
    });
    vi.resetModules();
    const module = await import('../../../widgets/cookie-modal/open-cookie-modal.ts');
    for (const _ of [1, 2]) {
      module.openCookieModal({ version: '1', page: { fields: {} }, consent: none });
      expect(dialog().open).toBe(true);
      button('close').click();
    }
    expect(names).toEqual(['ce-widgets']);
  });
});

describe('other tabs', () => {
  it('are told of the choice', () => {
    const heard = vi.fn();
    new FakeChannel(TAB_CHANNEL).onmessage = heard;
    open();
    button('accept').click();
    expect(heard).toHaveBeenCalledExactlyOnceWith({ data: { type: 'consent', settings: all } });
  });

  it('close the modal by their choice', async () => {
    const shared = open();
    new FakeChannel(TAB_CHANNEL).postMessage({ type: 'consent', settings: all });
    expect(isOpen()).toBe(false);
    expect(shared.consent).toEqual(all);
    await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(all));
  });

  it.each([null, { type: 'session', user: null }, { type: 'consent' }, { type: 'consent', settings: {} }])(
    'do not close it by %j',
    (message) => {
      open();
      new FakeChannel(TAB_CHANNEL).postMessage(message);
      expect(isOpen()).toBe(true);
    },
  );

  it('are left in peace once it is closed', () => {
    open({}, none);
    button('close').click();
    expect(FakeChannel.open).toEqual([]);
  });

  it.each(['absent', 'blocked'])('are not needed: the channel may be %s', (kind) => {
    if (kind === 'absent') Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    else {
      vi.stubGlobal('BroadcastChannel', function refuse() {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    open();
    button('accept').click();
    expect(readStoredConsent()).toEqual(all);
  });
});
