import { expect, test } from 'vitest';
import { otherIndustries } from '../../../../src/listing/rules/other-industries.ts';

test('the chosen industries are left out and the rarest come first', () => {
  const counts = { coatings: 46, plastics: 40, textile: 3, construction: 12 };
  expect(otherIndustries(['coatings', 'plastics', 'construction', 'textile'], ['coatings'], counts)).toEqual([
    'textile',
    'construction',
    'plastics',
  ]);
});

test('without counts the order of the hit stays', () => {
  expect(otherIndustries(['b', 'a'], [], {})).toEqual(['b', 'a']);
});
