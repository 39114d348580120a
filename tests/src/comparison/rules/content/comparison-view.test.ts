import { expect, test } from 'vitest';
import {
  addressWithView,
  chosenView,
  referenceOf,
  viewOfAddress,
} from '../../../../../src/comparison/rules/content/comparison-view.ts';
import { comparisonOf } from '../comparison-of.ts';

test.each([
  [undefined, 'pigments::p-1'],
  ['pigments::p-2', 'pigments::p-2'],
  ['pigments::p-9', 'pigments::p-1'],
])('the reference %s of two products is %s', (reference, expected) => {
  expect(referenceOf(comparisonOf(2, { reference }))).toBe(expected);
});

test('only what was chosen, and is compared, is kept', () => {
  expect(chosenView(comparisonOf(2))).toEqual({});
  expect(chosenView(comparisonOf(2, { reference: 'pigments::p-9', medium: 'hdpe' }))).toEqual({
    medium: 'hdpe',
  });
});

test('an address keeps the view beside what else it says', () => {
  const address = 'https://x.example/compare?comparison=s-1&medium=alkyd#ce-colour';
  const viewed = addressWithView(address, { reference: 'pigments::p-2', medium: undefined });
  expect(viewed).toBe('https://x.example/compare?comparison=s-1&reference=pigments::p-2#ce-colour');
  expect(viewOfAddress(viewed)).toEqual({ reference: 'pigments::p-2' });
  expect(addressWithView('https://x.example/compare?medium=alkyd', {})).toBe('https://x.example/compare');
});
