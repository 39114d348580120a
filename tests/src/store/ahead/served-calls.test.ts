import { expect, it } from 'vitest';
import { servedCalls } from '../../../../src/store/ahead/served-calls.ts';
import { addHtml } from '../../../support/fresh-page.ts';

const QUERY = 'id=p-1&i=coatings';
const visitor = { userId: null, region: undefined };

function serve(value: unknown) {
  const json = typeof value === 'string' ? value : JSON.stringify(value);
  addHtml(`<div><script type="application/json" data-ce-answer>${json}</script></div>`);
}

it('knows the parts of the answer for this viewer and query', () => {
  serve({ query: QUERY, user: null, answer: { product: {}, fields: [] } });
  const isServed = servedCalls(visitor);
  expect(isServed('product', QUERY)).toBe(true);
  expect(isServed('product', 'id=p-1')).toBe(false);
  expect(isServed('fields')).toBe(true);
  expect(isServed('catalogues')).toBe(false);
});

it.each([
  ['u1', null, 'u1', undefined, true],
  ['u2', null, 'u1', undefined, false],
  [null, null, 'u1', undefined, false],
  ['u1', null, null, undefined, false],
  [null, 'eu', null, 'eu', true],
  [null, 'eu', null, 'us', false],
  [null, 'eu', null, undefined, false],
  [null, null, null, 'eu', false],
])(
  'holds an answer for %s in region %s against the viewer %s in %s',
  (user, region, userId, own, expected) => {
    serve({ query: QUERY, user, region, answer: { fields: [] } });
    expect(servedCalls({ userId, region: own })('fields')).toBe(expected);
  },
);

it.each([
  ['{'],
  ['null'],
  ['[]'],
  [{ query: QUERY }],
  [{ query: QUERY, answer: 'none' }],
  [{ answer: { fields: null } }],
])('takes %j for no answer', (value) => {
  serve(value);
  expect(servedCalls(visitor)('fields')).toBe(false);
});

it('looks at all answers of the page', () => {
  serve({ query: 'c=red', answer: { total: 0 } });
  serve({ query: QUERY, answer: { catalogues: [] } });
  expect(servedCalls(visitor)('catalogues')).toBe(true);
});
