import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentSettings } from '../../../../src/domain/user/consent.ts';
import { startConsentOptions } from '../../../../src/mount/consent/start-consent-options.ts';
import { readStoredConsent } from '../../../../src/mount/consent/stored-consent.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { openCookieModal } from '../../../../widgets/cookie-modal/open-cookie-modal.ts';
import { withFreshPage, writePayload } from '../../../support/fresh-page.ts';

withFreshPage();

const declined: ConsentSettings = { mandatory: true, functional: false, marketing: false };
const heeding = { globalPrivacyControl: true };
const page = window as unknown as { dataLayer?: unknown[] };

beforeEach(() => {
  delete page.dataLayer;
});

function start(consent: object, signal: unknown = true, fields = {}) {
  writePayload({ consent, ...fields });
  vi.stubGlobal('navigator', { globalPrivacyControl: signal, sendBeacon: vi.fn() });
  const shared = openRegistry();
  startConsentOptions(shared);
  return shared;
}

describe('Global Privacy Control', () => {
  it('declines everything optional, and takes away what was allowed before', async () => {
    const all = { mandatory: true, functional: true, marketing: true };
    document.cookie = `ce-cookieSettings=${encodeURIComponent(JSON.stringify(all))};path=/`;
    document.cookie = 'ads=1;path=/';
    const shared = start(heeding, true, { declaredCookies: { marketing: ['ads'] } });
    expect(shared.consent).toEqual(declined);
    expect(readStoredConsent()).toEqual(declined);
    // happy-dom lets go of a cookie whose time is over with the next millisecond.
    await vi.waitFor(() => expect(document.cookie).not.toContain('ads='));
    expect(navigator.sendBeacon).not.toHaveBeenCalled();
  });

  it.each([
    ['the browser does not send it', heeding, false],
    ['the browser knows nothing of it', heeding, null],
    ['the page does not heed it', {}, true],
  ])('decides nothing and writes no cookie where %s', (_, consent, signal) => {
    expect(start(consent, signal).consent).toBeNull();
    expect(document.cookie).toBe('');
  });

  it('is explained by the cookie modal, which then only closes', () => {
    const texts = { 'cookies.privacyControl.close': 'Fine' };
    const shared = start(heeding, true, { texts });
    const root = openCookieModal(shared);
    shared.onCookieModalShown?.(root);
    expect(root.textContent).toContain('Your browser asks sites not to share your data');
    const buttons = [...root.querySelectorAll('button')].filter((button) => !button.hidden);
    const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
    expect(buttons.map(nameOf)).toEqual(['Close', 'Fine', 'Change settings']);
    buttons.at(-1)?.click();
    const boxes = [...root.querySelectorAll<HTMLInputElement>('input')];
    expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
      [true, true],
      [false, true],
      [false, true],
    ]);
    buttons[1]?.click();
    expect(document.querySelector('ce-island')).toBeNull();
    expect(readStoredConsent()).toEqual(declined);
  });
});

describe('Consent Mode', () => {
  it('starts where the page asks for it, and only there', () => {
    start({ googleConsentMode: true });
    expect(page.dataLayer).toHaveLength(1);
  });

  it.each([{}, { googleConsentMode: false }])('creates no data layer with the options %j', (consent) => {
    start(consent);
    expect(page.dataLayer).toBeUndefined();
  });
});
