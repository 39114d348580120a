import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askForProduct, type ProductAhead } from '../../../../src/product/state/ask-for-product.ts';
import { fieldsCall, pigmentCall, technicalEntriesCall } from '../../../../src/services/product-calls.ts';
import type { AheadCall } from '../../../../src/store/ahead/ahead-call.ts';
import { fakeContext } from '../../../support/http-context.ts';

const askAhead = vi.hoisted(() => vi.fn());
vi.mock('../../../../src/http/ask-ahead.ts', () => ({ askAhead }));
beforeEach(() => askAhead.mockReset());

const ALL: readonly AheadCall[] = ['product', 'fields', 'catalogues'];
const page = (served: readonly string[] = []): ProductAhead => ({
  ...fakeContext(),
  isServed: (call, query) => served.includes(query === undefined ? call : query),
  askedFor: new Set<string>(),
});
const product = (industry: string | null) => pigmentCall({ productId: 'p-1', industry });

/** The calls that were made ahead, all of the search service. */
function productCalls(...input: Parameters<typeof askForProduct>) {
  askAhead.mockReset();
  askForProduct(...input);
  for (const [context, service] of askAhead.mock.calls) {
    expect(context).toBe(input[2]);
    expect(service).toBe('search');
  }
  return askAhead.mock.calls.map(([, , call]) => call);
}

it('makes the calls that the contract names', () => {
  expect(productCalls(ALL, { productId: 'p-1' }, page())).toEqual([
    product(null),
    fieldsCall(),
    technicalEntriesCall(),
  ]);
  expect(productCalls(['fields'], { productId: 'p-1' }, page())).toEqual([fieldsCall()]);
  expect(productCalls([], { productId: 'p-1' }, page())).toEqual([]);
});

it.each([[{}], [{ productId: 147 }]])('makes none for an island that will fail: %j', (props) => {
  expect(productCalls(ALL, props, page())).toEqual([]);
});

describe('the industry', () => {
  it.each([
    ['that of the element', { industry: 'plastics' }, '?i=coatings', product('plastics')],
    ['that of the address', {}, '?x=1&i=coatings', product('coatings')],
    ['none', {}, '', product(null)],
    ['the only one', { industries: ['printing'] }, '', product('printing')],
    [
      'the address’s if the product has it',
      { industries: ['coatings', 'plastics'] },
      '?i=plastics',
      product('plastics'),
    ],
  ])('of the call ahead is %s', (_, props, search, call) => {
    history.replaceState(null, '', `/product${search}`);
    expect(productCalls(['product'], { productId: 'p-1', ...props }, page())).toEqual([call]);
  });

  it('has to be chosen first: nothing but what is needed in any case', () => {
    history.replaceState(null, '', '/product?i=printing');
    const props = { productId: 'p-1', industries: ['coatings', 'plastics'] };
    expect(productCalls(ALL, props, page())).toEqual([fieldsCall(), technicalEntriesCall()]);
  });

  it('is that of the first island of a product', () => {
    const one = page();
    expect(productCalls(['product'], { productId: 'p-1', industry: 'a' }, one)).toEqual([product('a')]);
    expect(productCalls(['product'], { productId: 'p-1', industry: 'b' }, one)).toEqual([]);
  });
});

it.each([
  [['id=p-1'], [fieldsCall(), technicalEntriesCall()]],
  [['fields'], [product(null), technicalEntriesCall()]],
  [['catalogues'], [product(null), fieldsCall()]],
  [['id=p-1&i=coatings'], [product(null), fieldsCall(), technicalEntriesCall()]],
  [['id=p-1', 'fields', 'catalogues'], []],
])('asks for nothing that the page has brought along: %j', (served, calls) => {
  expect(productCalls(ALL, { productId: 'p-1' }, page(served))).toEqual(calls);
});
