import { expect, it } from 'vitest';
import { confirmedResidence, keepResidence } from '../../../../src/store/session/residence.ts';
import { blockCookies, replaceCookies, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

it('keeps what is confirmed, beside what was before', () => {
  expect(confirmedResidence()).toBe('');
  expect(keepResidence(['DE', 'AT'])).toBe(true);
  expect(keepResidence(['US'])).toBe(true);
  expect(confirmedResidence()).toBe('AT-DE.US');
});

it('says that a browser keeps nothing', () => {
  replaceCookies({ get: () => '', set: () => {} });
  expect(keepResidence(['DE'])).toBe(false);
});

it('lives with blocked cookies and with values that do not decode', () => {
  document.cookie = 'ce-residence=%E0%A4%A';
  expect(confirmedResidence()).toBe('');
  blockCookies();
  expect(confirmedResidence()).toBe('');
  expect(keepResidence(['DE'])).toBe(false);
});
