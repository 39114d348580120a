import { describe, expect, it, vi } from 'vitest';
import { deleteMalformedConsent, readStoredConsent } from '../../../../src/mount/consent/stored-consent.ts';
import { blockCookies, replaceCookies, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** What is read from a page's cookies, and what is written to them. */
function read(cookies: string) {
  const writes: string[] = [];
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'localhost', pathname: '/shop' });
  replaceCookies({ get: () => cookies, set: (cookie) => void writes.push(cookie) });
  const settings = readStoredConsent();
  deleteMalformedConsent();
  return { settings, writes };
}

/** Deletes the cookie wherever the page may. */
const DELETED = ['', ';domain=localhost'].flatMap((domain) =>
  ['/', '/shop', '/shop/'].map(
    (path) => `ce-cookieSettings=;path=${path}${domain};samesite=lax;max-age=-1;secure`,
  ),
);

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
      writes: DELETED,
    });
  });

  it.each([
    ['before', (malformed: string, valid: string) => `${malformed}; other=1; ${valid}`],
    ['after', (malformed: string, valid: string) => `${valid}; ${malformed}`],
  ])('counts valid settings %s malformed ones of another path, and deletes only these', (_, order) => {
    const settings = { mandatory: true, functional: true, marketing: false };
    const valid = `ce-cookieSettings=${encode(settings)}`;
    expect(read(order('ce-cookieSettings=yes', valid))).toEqual({
      settings,
      writes: [...DELETED, `${valid};path=/;samesite=lax;max-age=2592000;secure`],
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
