import { expect, test } from 'vitest';
import { catalogExportQuery } from '../../../../src/catalog/rules/catalog-export-query.ts';

test.each([
  [{ id: 'c-1' }, undefined, 'id=c-1&download=true'],
  [{ id: 'c-1', perspective: 'customer' }, 'once', 'id=c-1&download=true&perspective=customer&token=once'],
] as const)('%j is asked for by %s', (catalog, token, query) => {
  expect(catalogExportQuery(catalog, token).toString()).toBe(query);
});
