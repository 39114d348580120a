import { expect, it } from 'vitest';
import { readCookie, writeSessionCookie } from '../../../src/lib/session-cookie.ts';
import { blockCookies, replaceCookies, withFreshPage } from '../../support/fresh-page.ts';

withFreshPage();

it('keeps a value among others', () => {
  document.cookie = 'xce-place=far';
  expect(writeSessionCookie('ce-place', 'a;b=c')).toBe(true);
  document.cookie = 'other=1';
  expect(readCookie('ce-place')).toBe('a;b=c');
  expect(readCookie('place')).toBe('');
});

it('writes one for the whole site that ends with the session', () => {
  const written: string[] = [];
  replaceCookies({ get: () => '', set: (cookie) => written.push(cookie) });
  expect(writeSessionCookie('ce-place', 'DE')).toBe(false);
  expect(written).toEqual(['ce-place=DE;path=/;samesite=lax']);
});

it('lives with blocked cookies and with values that do not decode', () => {
  document.cookie = 'ce-place=%E0%A4%A';
  expect(readCookie('ce-place')).toBe('');
  blockCookies();
  expect(readCookie('ce-place')).toBe('');
  expect(writeSessionCookie('ce-place', 'DE')).toBe(false);
});
