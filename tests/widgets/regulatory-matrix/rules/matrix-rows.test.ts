import { expect, test } from 'vitest';
import type { SheetDocument } from '../../../../src/domain/search/search-hit.ts';
import {
  keyOf,
  matrixRows,
  missingDocuments,
} from '../../../../widgets/regulatory-matrix/rules/matrix-rows.ts';
import { product } from '../../../src/listing/parts/items/fake-listing.ts';

const asset = (id: string, type: string, locale: string, createdDate = '2026-01-01'): SheetDocument => ({
  ...{ id, type, locale, createdDate, label: '', isRootVersion: false },
});
const products = [product(2), product(1)];
const withDocuments = [
  product(1, {
    assets: [
      asset('a', 'reach', 'en'),
      asset('b', 'reach', 'de', '2025-01-01'),
      asset('c', 'reach', 'de', '2026-03-01'),
      asset('d', 'svhc', 'fr'),
    ],
  }),
];
const idsOf = (language: string) =>
  matrixRows({ products, withDocuments }, ['reach', 'svhc', 'rohs'], language).map(({ product, cells }) => [
    product.id,
    ...cells.map((cell) => cell.asset?.id),
  ]);

test('has a row for each product in its order, and the best document of each type (decision C20)', () => {
  expect(idsOf('de-AT')).toEqual([
    ['p-2', undefined, undefined, undefined],
    ['p-1', 'c', 'd', undefined],
  ]);
  expect(idsOf('sv')[1]).toEqual(['p-1', 'a', 'd', undefined]);
});

test('lists what is missing', () => {
  const rows = matrixRows({ products, withDocuments }, ['reach', 'rohs'], 'en');
  expect(missingDocuments(rows).map(keyOf)).toEqual(['p-2 reach', 'p-2 rohs', 'p-1 rohs']);
});
