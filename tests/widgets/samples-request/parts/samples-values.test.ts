import { expect, test } from 'vitest';
import { noValues } from '../../../../src/product/parts/requests/sample/sample-values.ts';
import {
  chosenProducts,
  productPaths,
  productValues,
} from '../../../../widgets/samples-request/parts/samples-values.ts';

const products = ['1', '2', '3'].map((prd) => ({ prd, industry: null }));

test('names the fields of a product by its index among those that are sent', () => {
  const values = {
    ...noValues,
    ...productValues(products, { limit: 3, amounts: ['100 g'] }),
    product0: false,
  };
  const chosen = chosenProducts(products, values);
  expect(chosen.map(({ product, amount }) => [product.prd, amount])).toEqual([
    ['2', '100 g'],
    ['3', '100 g'],
  ]);
  expect(productPaths(chosen)).toMatchObject({
    'products.0.prd': 'product1',
    'products.1.industry': 'product2',
    'products.1.amount': 'amount2',
  });
});

test.each([
  ['250 g', ['100 g', '250 g'], '250 g'],
  ['5 kg', ['100 g', '250 g'], '100 g'],
  [undefined, ['100 g'], '100 g'],
  ['5 kg', [], '5 kg'],
  [undefined, [], ''],
])('begins with the amount %j of %j as %j', (amount, amounts, expected) => {
  const product = { prd: '1', industry: null, ...(amount && { amount }) };
  expect(productValues([product], { limit: 3, amounts }).amount0).toBe(expected);
});
