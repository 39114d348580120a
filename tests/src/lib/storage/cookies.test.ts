import { describe, expect, test, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from '../../../../src/lib/storage/cookies.ts';
import * as early from '../../../../src/lib/storage/early-cookies.ts';
import { blockCookies, replaceCookies, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

/** Collects what is written. */
function listen(): string[] {
  const written: string[] = [];
  replaceCookies({ get: () => '', set: (cookie) => written.push(cookie) });
  return written;
}

test.each(['{"title":"Reds & blues; 50 %"}', 'Größe = 5 µm, 100 %25', 'a=b=c', '"quoted" inside', '1+1'])(
  'gives back what was written, by either code: %s',
  (value) => {
    writeCookie('a', value);
    expect(readCookie('a')).toBe(value);
    expect(early.readCookie('a')).toBe(value);
    early.writeCookie('b', value);
    expect(readCookie('b')).toBe(value);
  },
);

test.each([
  ['none at all', '', undefined],
  ['one whose name only begins alike', 'ab=1', undefined],
  ['an empty one', 'a=', ''],
  ['one in quotes', 'a="b c"', 'b c'],
  ['one that does not decode', 'a=%E0%A4%A', undefined],
  ['it, after another that does not decode', 'b=%E0%A4%A; a=2', '2'],
])('reads where there is %s', (_what, cookies, value) => {
  replaceCookies({ get: () => cookies, set: () => {} });
  expect(readCookie('a')).toBe(value);
});

test('removes it, and no other', () => {
  writeCookie('a', '1');
  writeCookie('ab', '2');
  removeCookie('a');
  expect(readCookie('a')).toBeUndefined();
  expect(readCookie('ab')).toBe('2');
});

describe('writing', () => {
  test('keeps it for the session and the whole site, encoded for servers that read a plus as a space', () => {
    const written = listen();
    writeCookie('a', 'b+c; d');
    expect(written).toEqual(['a=b%2Bc%3B%20d; path=/; sameSite=lax']);
  });

  test('keeps it for some days', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 8, 1) });
    const written = listen();
    writeCookie('a', '1', 31);
    vi.useRealTimers();
    expect(written).toEqual(['a=1; path=/; sameSite=lax; expires=Fri, 02 Oct 2026 00:00:00 GMT']);
  });

  test.each([
    ['https:', true],
    ['http:', false],
  ])('is secure over %s: %s', (protocol, isSecure) => {
    vi.stubGlobal('location', { protocol, hostname: 'portal.example', pathname: '/' });
    const written = listen();
    writeCookie('a', '1');
    removeCookie('a');
    expect(written.map((cookie) => /; secure(;|$)/.test(cookie))).toEqual([isSecure, isSecure]);
  });
});

test('where cookies are blocked, nothing is there and nothing fails', () => {
  blockCookies();
  expect(readCookie('a')).toBeUndefined();
  expect(() => writeCookie('a', '1')).not.toThrow();
  expect(() => removeCookie('a')).not.toThrow();
});
