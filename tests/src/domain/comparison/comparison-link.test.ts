import { expect, test } from 'vitest';
import type { Comparison } from '../../../../src/domain/comparison/comparison.ts';
import { comparisonQuery } from '../../../../src/domain/comparison/comparison-link.ts';
import { exportQuery } from '../../../../src/domain/comparison/export-query.ts';

const item = (id: string) => ({ id, uid: `pigments::${id}`, resultType: 'pigments', product_name: id });
const comparison: Comparison = {
  title: 'Reds',
  industry: 'coatings',
  basket: [item('p-1'), item('p-2')],
  kind: 'own',
};
const own = { i: 'coatings', uids: 'pigments::p-1,pigments::p-2' };

test.each<[string, Partial<Comparison>, object | null]>([
  ['a saved one by its share id', { id: 'c-1', shareId: 's-1' }, { comparison: 's-1' }],
  ['a saved one whose share id nobody told', { id: 'c-1' }, own],
  ['an unsaved one by its products', {}, own],
  ['the editors’ by its id', { id: 'ac-1', kind: 'advanced' }, { advanced: 'ac-1' }],
  ['not one product', { basket: [item('p-1')] }, null],
])('a link names %s (decision 3)', (_what, differing, expected) => {
  const query = comparisonQuery({ ...comparison, ...differing });
  expect(query && Object.fromEntries(query)).toEqual(expected);
});

test('the export has the title of a saved comparison only, and the token of who has one (row 134)', () => {
  const products = { i: 'coatings', productUids: 'pigments::p-1,pigments::p-2', download: 'true' };
  expect(Object.fromEntries(exportQuery(comparison))).toEqual(products);
  expect(Object.fromEntries(exportQuery({ ...comparison, id: 'c-1' }, { token: 'once' }))).toEqual({
    ...products,
    title: 'Reds',
    token: 'once',
  });
});

test('the export names the reference unless that is the first product, or is gone', () => {
  const referenceOf = (reference: string) => exportQuery(comparison, { reference }).get('reference');
  expect(referenceOf('pigments::p-2')).toBe('pigments::p-2');
  expect(referenceOf('pigments::p-1')).toBeNull();
  expect(referenceOf('pigments::p-3')).toBeNull();
});
