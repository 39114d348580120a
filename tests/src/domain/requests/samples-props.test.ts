import * as v from 'valibot';
import { expect, it } from 'vitest';
import { samplesProps } from '../../../../src/domain/requests/samples-props.ts';

it('needs nothing but the product codes', () => {
  expect(v.parse(samplesProps, {})).toEqual({ products: [], unavailable: [], reason: '' });
  expect(v.parse(samplesProps, { products: [{ prd: '400312' }] }).products).toEqual([
    { prd: '400312', industry: null },
  ]);
});

it('takes an address in part, as the log may have it', () => {
  const { customer, shipping } = v.parse(samplesProps, { customer: { name: 'Nordlack', country: 'SE' } });
  expect(customer).toEqual({ name: 'Nordlack', street: '', zipCode: '', city: '', country: 'SE' });
  expect(shipping).toBeUndefined();
});

it.each<[string, object]>([
  ['products.0.prd', { products: [{ productName: 'Rubelis Red 254' }] }],
  ['products.1.prd', { products: [{ prd: '400312' }, { prd: 400313 }] }],
  ['products.0.amount', { products: [{ prd: '400312', amount: 250 }] }],
  ['unavailable.0', { unavailable: [null] }],
  ['customer.zipCode', { customer: { zipCode: 21122 } }],
])('names %s where that is wrong', (path, props) => {
  const { issues } = v.safeParse(samplesProps, props);
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([path]);
});
