import { expect, it } from 'vitest';
import { servedCalls } from '../../../../src/store/ahead/served-calls.ts';
import { addHtml } from '../../../support/fresh-page.ts';

const QUERY = 'id=p-1&i=coatings';

function serve(value: unknown) {
  const json = typeof value === 'string' ? value : JSON.stringify(value);
  addHtml(`<div><script type="application/json" data-ce-answer>${json}</script></div>`);
}

it('knows the parts of the answer for this viewer and query', () => {
  serve({ query: QUERY, user: null, answer: { product: {}, fields: [] } });
  const isServed = servedCalls(null);
  expect(isServed('product', QUERY)).toBe(true);
  expect(isServed('product', 'id=p-1')).toBe(false);
  expect(isServed('fields')).toBe(true);
  expect(isServed('catalogues')).toBe(false);
});

it.each([
  ['u1', 'u1', true],
  ['u2', 'u1', false],
  [null, 'u1', false],
  ['u1', null, false],
])('holds an answer for %s against the viewer %s', (user, viewer, expected) => {
  serve({ query: QUERY, user, answer: { fields: [] } });
  expect(servedCalls(viewer)('fields')).toBe(expected);
});

it.each([
  ['{'],
  ['null'],
  ['[]'],
  [{ query: QUERY }],
  [{ query: QUERY, answer: 'none' }],
  [{ answer: { fields: null } }],
])('takes %j for no answer', (value) => {
  serve(value);
  expect(servedCalls(null)('fields')).toBe(false);
});

it('looks at all answers of the page', () => {
  serve({ query: 'c=red', answer: { total: 0 } });
  serve({ query: QUERY, answer: { catalogues: [] } });
  expect(servedCalls(null)('catalogues')).toBe(true);
});
