import { expect, test } from 'vitest';
import { comparisonCookie, emptyStored } from '../../../../src/comparison/state/comparison-cookie.ts';
import { blockCookies, withFreshPage } from '../../../support/fresh-page.ts';
import { bringComparison, pigment } from '../../../support/with-comparison.ts';

withFreshPage();

const filled = () => {
  const { comparison } = emptyStored();
  return { comparison: { ...comparison, industry: 'coatings', basket: [pigment(1)] }, isUnsent: true };
};

test('holds nothing before a comparison is saved to it', () => {
  expect(comparisonCookie().read()).toBeNull();
});

test('gives back what was written, to each page', () => {
  comparisonCookie().write(filled());
  expect(comparisonCookie().read()).toEqual(filled());
});

test('is removed with the last product', () => {
  const cookie = comparisonCookie();
  cookie.write(filled());
  cookie.write(emptyStored());
  expect(document.cookie).not.toContain('pigments');
  expect(cookie.read()).toBeNull();
});

test('that another page has removed means an empty comparison, once', () => {
  bringComparison(2);
  const cookie = comparisonCookie();
  expect(cookie.read()?.comparison.basket).toHaveLength(2);
  comparisonCookie().write(emptyStored());
  expect(cookie.read()).toEqual(emptyStored());
  expect(cookie.read()).toBeNull();
});

test('that another tab has written is missed once it is gone', () => {
  const cookie = comparisonCookie();
  cookie.expect(filled());
  expect(cookie.read()).toEqual(emptyStored());
  cookie.expect(emptyStored());
  expect(cookie.read()).toBeNull();
});

test('says nothing of the comparison where cookies are blocked', () => {
  blockCookies();
  const cookie = comparisonCookie();
  cookie.write(filled());
  expect(cookie.read()).toBeNull();
});
