import { expect, test } from 'vitest';
import { unknownFields } from '../../../../../src/product/rules/fields/unknown-fields.ts';

test('filled fields without an entry are told, the parts of the page are not', () => {
  const fields = {
    ...{ id: 'p-1', assets: [{ id: 'a' }], product_description_long: '<p>x</p>', form: 'paste' },
    ...{ viscosity: 7, bulk: { a: { b: 1 } }, empty: null, blank: ' ', none: [] },
  };
  expect(unknownFields(fields, [{ code: 'form' }])).toEqual([
    { code: 'bulk', content: { form: 'text', text: 'a: (b: 1)', isUnknownForm: true } },
    { code: 'viscosity', content: { form: 'number', number: 7, text: '7', unit: undefined } },
  ]);
});
