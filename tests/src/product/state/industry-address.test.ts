import { afterEach, expect, it } from 'vitest';
import { readIndustry, writeIndustry } from '../../../../src/product/state/industry-address.ts';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['', null],
  ['?i=', null],
  ['?i=food-pharma', 'food-pharma'],
  ['?ids=1&i=a%20b', 'a b'],
])('reads the industry of “%s”', (search, industry) => {
  history.replaceState(null, '', `/product/p-1${search}`);
  expect(readIndustry()).toBe(industry);
});

it.each([
  ['', '?i=plastics'],
  ['?i=coatings', '?i=plastics'],
  ['?i=coatings&i=printing&ids=3', '?ids=3&i=plastics'],
  ['?q=a+b%2Cc,d&flag#documents', '?q=a+b%2Cc,d&flag&i=plastics#documents'],
])('changes nothing but the industry of “%s”', (address, expected) => {
  history.replaceState({ kept: 1 }, '', `/product/p-1${address}`);
  writeIndustry('plastics');
  expect(location.pathname + location.search + location.hash).toBe(`/product/p-1${expected}`);
  expect(history.state).toEqual({ kept: 1 });
});
