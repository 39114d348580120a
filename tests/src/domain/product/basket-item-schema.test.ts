import * as v from 'valibot';
import { expect, test } from 'vitest';
import { basketItemSchema } from '../../../../src/domain/product/basket-item-schema.ts';

const red = { id: 'p-1', resultType: 'pigments', product_name: 'Red' };

test.each([
  ['its uid made of type and id', red, { ...red, uid: 'pigments::p-1' }],
  ['its own uid', { ...red, uid: 'x::1' }, { ...red, uid: 'x::1' }],
  ['an empty uid for none', { ...red, uid: '' }, { ...red, uid: 'pigments::p-1' }],
  ['its code', { ...red, prd: '35' }, { ...red, prd: '35', uid: 'pigments::p-1' }],
  [
    'a pigment unless it says what it is',
    { ...red, resultType: undefined },
    { ...red, uid: 'pigments::p-1' },
  ],
  ['nothing else', { ...red, price: 5 }, { ...red, uid: 'pigments::p-1' }],
])('reads of a product in the basket %s', (_, raw, item) => {
  expect(v.parse(basketItemSchema, raw)).toEqual(item);
});

test.each(['id', 'product_name'])('without %s it is none', (field) => {
  expect(v.is(basketItemSchema, { ...red, [field]: '' })).toBe(false);
  expect(v.is(basketItemSchema, { ...red, [field]: undefined })).toBe(false);
});
