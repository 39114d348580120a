import { describe, expect, test, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from '../../../src/lib/cookies.ts';
import { blockCookies, replaceCookies, withFreshPage } from '../../support/fresh-page.ts';

withFreshPage();

/** Collects what is written. */
function listen(): string[] {
  const written: string[] = [];
  replaceCookies({ get: () => '', set: (cookie) => written.push(cookie) });
  return written;
}

describe('reading', () => {
  const values = ['{"title":"Reds & blues; 50 %"}', 'Größe = 5 µm, 100 %25', 'a=b=c', '"quoted" inside'];
  test.each(values)('gives back what was written: %s', (value) => {
    writeCookie('a', value);
    expect(readCookie('a')).toBe(value);
  });

  test.each([
    ['none at all', '', undefined],
    ['none of this name', 'b=1; c=2', undefined],
    ['one whose name only begins alike', 'ab=1', undefined],
    ['one whose name only ends alike', 'ba=1', undefined],
    ['it, after one whose name begins alike', 'ab=1; a=2', '2'],
    ['an empty one', 'a=', ''],
    ['one that a server has encoded wholly', 'a=%7B%22b%22%3A%22%C3%A9%22%7D', '{"b":"é"}'],
    ['one that nobody has encoded', 'a={"b":[1,2]}', '{"b":[1,2]}'],
    ['one in quotes', 'a="b c"', 'b c'],
    ['one that does not decode', 'a=%E0%A4%A', undefined],
    ['it, after another that does not decode', 'b=%E0%A4%A; %zz=1; a=2', '2'],
    ['two of the name, of which that of the longer path comes first', 'a=1; a=2', '1'],
  ])('where there is %s', (_what, cookies, value) => {
    // What the page's scripts and server have left, as the browser gives it.
    replaceCookies({ get: () => cookies, set: () => {} });
    expect(readCookie('a')).toBe(value);
  });
});

describe('writing', () => {
  test('keeps it for the session, for the whole site, and only there', () => {
    const written = listen();
    writeCookie('a', 'b; c');
    expect(written[0]?.split('; ').sort()).toEqual(['a=b%3B%20c', 'path=/', 'sameSite=lax', 'secure']);
  });

  test('keeps it for some days', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
    const written = listen();
    writeCookie('a', '1', 31);
    vi.useRealTimers();
    expect(written[0]).toContain('expires=Wed, 01 Apr 2026 12:00:00 GMT');
  });

  test('removes it, and no other', () => {
    writeCookie('a', '1');
    writeCookie('ab', '2');
    removeCookie('a');
    expect(readCookie('a')).toBeUndefined();
    expect(readCookie('ab')).toBe('2');
  });
});

test('where cookies are blocked, nothing is there and nothing fails', () => {
  blockCookies();
  expect(readCookie('a')).toBeUndefined();
  expect(() => writeCookie('a', '1')).not.toThrow();
  expect(() => removeCookie('a')).not.toThrow();
});
