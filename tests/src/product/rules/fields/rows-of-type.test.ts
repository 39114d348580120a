import { expect, test } from 'vitest';
import { rowsOfType } from '../../../../../src/product/rules/fields/rows-of-type.ts';

const manifest = [
  { code: 'form', title: 'Form', informationType: 'product_detail' },
  { code: 'production_plants', title: 'Production plants', informationType: 'internal_info' },
];
const facts = {
  manifest,
  fields: { form: 'paste', production_plants: ['Kehl'], curie_temperature: '585 °C' },
  industry: 'coatings',
};
const titles = (type: 'product_detail' | 'internal_info', isInternalUser: boolean) =>
  rowsOfType(type, { ...facts, isInternalUser }).map(({ entry, isInternal }) => [entry.title, isInternal]);

test('internal information is for internal users, with what the manifest does not know under its code', () => {
  expect(titles('internal_info', false)).toEqual([]);
  expect(titles('internal_info', true)).toEqual([
    ['Production plants', true],
    ['curie_temperature', true],
  ]);
});

test('other kinds hold their own fields only, for everyone', () => {
  expect(titles('product_detail', false)).toEqual([['Form', false]]);
  expect(titles('product_detail', true)).toEqual([['Form', false]]);
});
