import { expect, it } from 'vitest';
import { wrongOption } from '../../../../src/listing/state/wrong-option.ts';

it.each([
  [{ filters: { c: 'red', q: 'pigment', ids: ['p-1'] } }],
  [{ facets: ['brand', 'min_date'] }],
  [{ urlKeys: { p: 'performance', tag: 'keyword', sort: 'order', near: 'theirs', medium: 'in' } }],
  [{ urlKeys: { p: 'c', c: 'p' } }],
])('%j is as it should be', (options) => {
  expect(wrongOption({ filters: {}, urlKeys: {}, ...options })).toBeUndefined();
});

it.each([
  [{ filters: { c: 'red', colour: 'red' } }, /^data-ce-props\.filters: .* c, .*, but is "colour"\.$/],
  [{ facets: ['brand', 'q'] }, /^data-ce-props\.facets: .* brand, .*, but is "q"\.$/],
  [{ urlKeys: { performance: 'p' } }, /^data-ce-props\.urlKeys: .* p, .*, but is "performance"\.$/],
  [{ urlKeys: { p: 'c' } }, /^data-ce-props\.urlKeys\.p must be a name that no other key has, but is "c"\.$/],
  [{ urlKeys: { p: 'x', t: 'x' } }, /^data-ce-props\.urlKeys\.p must be a name that no other key has/],
])('names what is wrong in the options %j', (options, reason) => {
  expect(wrongOption({ filters: {}, urlKeys: {}, ...options })).toMatch(reason);
});
