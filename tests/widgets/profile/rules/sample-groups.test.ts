import { expect, test } from 'vitest';
import type { LogEntry } from '../../../../src/services/me.ts';
import { requestAgain } from '../../../../widgets/profile/rules/request-again.ts';
import { sampleGroups } from '../../../../widgets/profile/rules/sample-groups.ts';

const entry = (prd: string, more: Partial<LogEntry> = {}): LogEntry => ({
  ...{ type: 'sampleRequest', prd, productId: `p-${prd}`, productName: `Red ${prd}`, isActive: true },
  ...{ createdDate: '2026-10-02T10:00:00.000Z', requestNumber: null, state: undefined, amount: null },
  ...{ wantedDate: null, industry: null, reason: null, address: null, ...more },
});
const customer = { name: 'Nordlack', street: 'Road 1', zipCode: null, city: 'Lund', country: 'SE' };

test('joins the products of a request, and leaves requests for one sample alone', () => {
  const groups = sampleGroups([
    entry('1', { requestNumber: 'A' }),
    entry('2'),
    entry('3', { requestNumber: 'A' }),
    entry('2'),
    entry('4', { requestNumber: 'B' }),
  ]);
  expect(groups.map(({ number, entries }) => [number, entries.map(({ prd }) => prd)])).toEqual([
    ['A', ['1', '3']],
    [null, ['2']],
    [null, ['2']],
    ['B', ['4']],
  ]);
});

test('a request is made again with its products, reason and addresses, without products that are gone', () => {
  const order = { requestNumber: 'SR-1', reason: 'A trial', address: { customer, shipping: null } };
  expect(
    requestAgain([
      entry('1', { ...order, industry: 'coatings', amount: '250 g' }),
      entry('2', { ...order, isActive: false }),
      entry('3', { ...order, productName: null, productId: null }),
      entry('4', { ...order, isActive: undefined }),
    ]),
  ).toEqual({
    products: [
      { prd: '1', productName: 'Red 1', industry: 'coatings', amount: '250 g' },
      { prd: '4', productName: 'Red 4', industry: null },
    ],
    unavailable: ['Red 2', '3'],
    again: 'SR-1',
    reason: 'A trial',
    customer: { ...customer, zipCode: '' },
  });
});

test('a request without reason and addresses is made again without them', () => {
  expect(requestAgain([entry('1')])).toEqual({
    products: [{ prd: '1', productName: 'Red 1', industry: null }],
    unavailable: [],
    reason: '',
  });
});
