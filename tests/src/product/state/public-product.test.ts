import { expect, test } from 'vitest';
import { publicProduct } from '../../../../src/product/state/public-product.ts';
import type { Pigment } from '../../../../src/services/pigment.ts';

const product = {
  id: 'p-1',
  uid: 'pigments::p-1',
  prd: '469714',
  product_name: 'Rubelis Red 3240',
  isActive: true,
  isInternal: false,
  industries: ['coatings'],
  industry: 'coatings',
  color_values: { R: 171, G: 53, B: 55 },
  technicalProperties: [
    { propertyType: 'lightness', applicationType: 'masstone', medium: 'alkyd', value: 40 },
  ],
  assets: [{ id: 'a-1', type: 'tds' }],
  advancedComparisons: [{ id: 'c-1' }],
  fields: { internal_note: 'for our eyes only' },
  stackPreviewImage: { url: '/stack.png' },
  ul_prospector_link: 'https://prospector.example/',
  successor: { id: 'p-2', product_name: 'Rubelis Red 3241' },
  added_later: 'a field that nobody has thought about here',
} as unknown as Pigment;

test('name, colour and measurements stay', () => {
  const { id, product_name, industry, color_values, technicalProperties } = product;
  expect(publicProduct(product)).toMatchObject({
    id,
    product_name,
    industry,
    color_values,
    technicalProperties,
  });
});

test('nothing else does, be it known or not', () => {
  const left = JSON.stringify(publicProduct(product));
  for (const secret of ['a-1', 'c-1', 'for our eyes', 'stack.png', 'prospector', '3241', 'nobody'])
    expect(left).not.toContain(secret);
});

test('nothing at all stays of a product for internal users', () => {
  expect(publicProduct({ ...product, isInternal: true })).toBeNull();
});
