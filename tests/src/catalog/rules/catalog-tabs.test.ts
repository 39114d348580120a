import { expect, test } from 'vitest';
import { type CatalogTab, catalogsOf, catalogTab } from '../../../../src/catalog/rules/catalog-tabs.ts';
import type { CatalogSummary } from '../../../../src/domain/product/catalog.ts';

const catalog = (id: string, isStandard: boolean, isFavorite: boolean): CatalogSummary => ({
  ...{ id, title: id, isStandard, isFavorite, canEdit: !isStandard },
  ...{ count: 1, excludedCount: 0, swatches: [null] },
});
const catalogs = [catalog('a', true, false), catalog('b', true, true), catalog('c', false, true)];

test.each<[CatalogTab, string]>([
  ['all', 'abc'],
  ['favourites', 'bc'],
  ['own', 'c'],
  ['standard', 'ab'],
])('the tab %s holds %s', (tab, ids) => {
  expect(
    catalogsOf(tab, catalogs)
      .map(({ id }) => id)
      .join(''),
  ).toBe(ids);
});

test.each([
  ['own', 'own'],
  ['mine', 'all'],
  ['', 'all'],
  [null, 'all'],
])('%j in the address is the tab %s', (word, tab) => {
  expect(catalogTab(word)).toBe(tab);
});
