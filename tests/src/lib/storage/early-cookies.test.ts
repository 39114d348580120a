import { describe, expect, test, vi } from 'vitest';
import {
  deleteCookies,
  readCookie,
  readCookies,
  writeCookie,
} from '../../../../src/lib/storage/early-cookies.ts';
import { blockCookies, replaceCookies, withFreshPage } from '../../../support/fresh-page.ts';

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
    ['one with a percent sign of its own', 'a=50 % of %C3%A9', '50 % of é'],
    ['one that does not decode', 'a=%E0%A4%A', ''],
    ['it, after another that does not decode', 'b=%E0%A4%A; %zz=1; a=2', '2'],
    ['two of the name, of which that of the longer path comes first', 'a=1; a=2', '1'],
  ])('gives the value of a cookie where there is %s', (_what, cookies, value) => {
    // What the page's scripts and server have left, as the browser gives it.
    replaceCookies({ get: () => cookies, set: () => {} });
    expect(readCookie('a')).toBe(value);
  });
});

test('all cookies of a name are read, that of the longest path first', () => {
  replaceCookies({ get: () => 'a=%7B; ab=3; a=2', set: () => {} });
  expect(readCookies('a')).toEqual(['{', '2']);
});

describe('writing', () => {
  test('keeps it for the session, for the whole site, and only there', () => {
    const written = listen();
    writeCookie('a', 'b; c');
    expect(written).toEqual(['a=b%3B%20c;path=/;samesite=lax']);
  });

  test('keeps it for some days', () => {
    const written = listen();
    writeCookie('a', '1', 31);
    expect(written).toEqual([`a=1;path=/;samesite=lax;max-age=${31 * 24 * 60 * 60}`]);
  });
});

// A browser drops a secure cookie of a plain page: WebKit on localhost too, all of them under other names.
describe('security', () => {
  const writeAll = () => {
    const written: string[] = [];
    replaceCookies({ get: () => 'a=1', set: (cookie) => written.push(cookie) });
    writeCookie('a', '1');
    writeCookie('a', '1', 30);
    deleteCookies(['a']);
    return written;
  };

  test.each(['portal.example', 'localhost'])('on https every cookie is secure: %s', (hostname) => {
    vi.stubGlobal('location', { protocol: 'https:', hostname, pathname: '/' });
    const written = writeAll();
    expect(written.length).toBeGreaterThan(4);
    expect(written.filter((cookie) => cookie.endsWith(';secure'))).toEqual(written);
  });

  test.each(['localhost', '192.168.0.7'])('on plain http none is: %s', (hostname) => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('location', { protocol: 'http:', hostname, pathname: '/' });
    expect(writeAll().filter((cookie) => /secure/i.test(cookie))).toEqual([]);
  });
});

describe('deleting', () => {
  /** What is written while the page holds these cookies. */
  function writesOf(cookies: string, patterns: string[]): string[] {
    const writes: string[] = [];
    replaceCookies({ get: () => cookies, set: (cookie) => void writes.push(cookie) });
    deleteCookies(patterns);
    return writes;
  }

  test('deletes by name and by beginning, and nothing else', () => {
    const writes = writesOf('ads=1; ads2=1; _pk_id.1=a=b; _pk_ses.1=1; x_pk_=1', ['ads', '_pk_*']);
    expect(new Set(writes.map((cookie) => cookie.split('=')[0]))).toEqual(
      new Set(['ads', '_pk_id.1', '_pk_ses.1']),
    );
  });

  test('tries every domain and path that the cookie may have been set on', () => {
    vi.stubGlobal('location', { protocol: 'https:', hostname: 'www.example.com', pathname: '/shop/list' });
    expect(writesOf('ads=1', ['ads'])).toEqual(
      ['', ';domain=www.example.com', ';domain=example.com', ';domain=com'].flatMap((domain) =>
        ['/', '/shop', '/shop/', '/shop/list', '/shop/list/'].map(
          (path) => `ads=;path=${path}${domain};samesite=lax;max-age=-1;secure`,
        ),
      ),
    );
  });
});

test('where cookies are blocked, nothing is there and nothing fails', () => {
  blockCookies();
  expect(readCookie('a')).toBeUndefined();
  expect(() => writeCookie('a', '1')).not.toThrow();
  expect(() => deleteCookies(['*'])).not.toThrow();
});
