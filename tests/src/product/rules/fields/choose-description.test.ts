import { expect, test } from 'vitest';
import { chooseDescription, leadOf } from '../../../../../src/product/rules/fields/choose-description.ts';

const short = { product_description_short: 'A red.' };
const long = { product_description_long: '<p>A red.</p>' };
const industry = { product_industry_description: '<p>For cars.</p>' };

test.each([
  ['the industry’s', { ...short, ...long, ...industry }, 'product_industry_description'],
  ['the long one', { ...short, ...long }, 'product_description_long'],
  ['the short one', short, 'product_description_short'],
  [
    'the long one where the industry’s is blank',
    { ...long, product_industry_description: ' ' },
    'product_description_long',
  ],
  [
    'the short one where the others are no texts',
    { ...short, product_description_long: 7, product_industry_description: null },
    'product_description_short',
  ],
  ['none', { brand: 'Rubelis' }, null],
])('a product is described by %s (row 159)', (_, fields, code) => {
  expect(chooseDescription(fields)).toBe(code);
});

test('the head repeats no description', () => {
  expect(leadOf({ ...short, ...long })).toBe('A red.');
  expect(leadOf(short)).toBeNull();
  expect(leadOf(long)).toBeNull();
});
