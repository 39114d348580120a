import { expect, test } from 'vitest';
import { addressAfterLogin } from '../../../../widgets/login/rules/address-after-login.ts';

const here = 'https://portal.example/products?page=2#top';

test('a back URL of the same origin is where login leads', () => {
  expect(addressAfterLogin('/sheets?tab=mysheets', here)).toBe('https://portal.example/sheets?tab=mysheets');
  expect(addressAfterLogin('https://portal.example/a', here)).toBe('https://portal.example/a');
});

test('without one it is the page itself', () => {
  expect(addressAfterLogin(undefined, here)).toBe(here);
});

test.each([
  '//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'https://portal.example@evil.example/',
  'https://portal.example.evil.example/',
  'http://portal.example/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
])('stays on the page with the back URL %j', (backUrl) => {
  expect(addressAfterLogin(backUrl, here)).toBe(here);
});
