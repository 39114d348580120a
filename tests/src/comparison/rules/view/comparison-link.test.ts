import { expect, test } from 'vitest';
import type { Comparison } from '../../../../../src/comparison/rules/content/comparison.ts';
import { comparisonQuery } from '../../../../../src/comparison/rules/view/comparison-link.ts';
import { exportQuery } from '../../../../../src/comparison/rules/view/export-query.ts';

const item = (id: string) => ({ id, uid: `pigments::${id}`, resultType: 'pigments', product_name: id });
const comparison: Comparison = {
  title: 'Reds',
  industry: 'coatings',
  basket: [item('p-1'), item('p-2')],
  kind: 'own',
};
const first = { reference: 'pigments::p-1' };
const own = { i: 'coatings', uids: 'pigments::p-1,pigments::p-2', ...first };

test.each<[string, Partial<Comparison>, object | null]>([
  ['a saved one by its share id', { id: 'c-1', shareId: 's-1' }, { comparison: 's-1', ...first }],
  ['a saved one whose share id nobody told', { id: 'c-1' }, own],
  ['an unsaved one by its products', {}, own],
  ['the editors’ by its id', { id: 'ac-1', kind: 'advanced' }, { advanced: 'ac-1', ...first }],
  [
    'reference and medium',
    { reference: 'pigments::p-2', medium: 'hdpe' },
    { ...own, reference: 'pigments::p-2', medium: 'hdpe' },
  ],
  ['not one product', { basket: [item('p-1')] }, null],
])('a link names %s (decision 3)', (_what, differing, expected) => {
  const query = comparisonQuery({ ...comparison, ...differing });
  expect(query && Object.fromEntries(query)).toEqual(expected);
});

test('the export has the title of a saved comparison only, and the token of who has one (row 134)', () => {
  const products = { i: 'coatings', productUids: 'pigments::p-1,pigments::p-2', download: 'true', ...first };
  expect(Object.fromEntries(exportQuery(comparison))).toEqual(products);
  expect(
    Object.fromEntries(exportQuery({ ...comparison, id: 'c-1' }, { token: 'once', perspective: 'internal' })),
  ).toEqual({
    ...products,
    title: 'Reds',
    perspective: 'internal',
    token: 'once',
  });
});

test('the export names the reference, or the first product if that is gone, and the medium', () => {
  const queryOf = (reference: string) => exportQuery({ ...comparison, reference, medium: 'hdpe' });
  expect(queryOf('pigments::p-2').get('reference')).toBe('pigments::p-2');
  expect(queryOf('pigments::p-3').get('reference')).toBe('pigments::p-1');
  expect(queryOf('pigments::p-3').get('medium')).toBe('hdpe');
});
