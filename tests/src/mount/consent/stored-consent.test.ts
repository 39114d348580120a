import { describe, expect, it } from 'vitest';
import { readStoredConsent } from '../../../../src/mount/consent/stored-consent.ts';
import { blockCookies, replaceCookies, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** What is read from a page's cookies, and what is written to them. */
function read(cookies: string) {
  const writes: string[] = [];
  replaceCookies({ get: () => cookies, set: (cookie) => void writes.push(cookie) });
  return { settings: readStoredConsent(), writes };
}

describe('readStoredConsent', () => {
  it('reads what the modal has stored', () => {
    const settings = { mandatory: true, functional: true, marketing: false };
    expect(read(`other=1; ce-cookieSettings=${encode(settings)}; last=1`)).toEqual({ settings, writes: [] });
  });

  it.each([
    ['an empty object', encode({})],
    ['a list', encode([])],
    ['null', encode(null)],
    ['a text', encode('yes')],
    ['a key too few', encode({ mandatory: true, functional: true })],
    ['not mandatory', encode({ mandatory: false, functional: true, marketing: true })],
    ['no boolean', encode({ mandatory: true, functional: 1, marketing: true })],
    ['a key too many', encode({ mandatory: true, functional: true, marketing: true, statistics: true })],
    ['no JSON', 'accepted'],
    ['not decodable', '%E0%A4%A'],
  ])('removes settings of another form: %s (row 75)', (_, value) => {
    expect(read(`other=1; ce-cookieSettings=${value}`)).toEqual({
      settings: null,
      writes: ['ce-cookieSettings=;path=/;samesite=lax;max-age=-1'],
    });
  });

  it('takes no other cookie for it', () => {
    const value = encode({ mandatory: true, functional: true, marketing: true });
    expect(read(`xce-cookieSettings=${value}`)).toEqual({ settings: null, writes: [] });
  });

  it('knows nothing where there is no cookie, or cookies are blocked', () => {
    expect(readStoredConsent()).toBeNull();
    blockCookies();
    expect(readStoredConsent()).toBeNull();
  });
});
