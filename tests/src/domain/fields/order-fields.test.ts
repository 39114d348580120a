import { expect, test } from 'vitest';
import { isDataField, isInternalField } from '../../../../src/domain/fields/field-entry.ts';
import { orderFields } from '../../../../src/domain/fields/order-fields.ts';

test('four fields lead, two end, the others stand by title between them (spec P§9)', () => {
  const codes = [
    'regional_marketing_advice',
    'weather',
    'brand',
    'availableRegions',
    'color_index',
    'acid',
    'product_group',
    'color_space',
  ];
  const titles: Record<string, string> = { weather: 'A title', acid: 'B title' };
  const ordered = orderFields(codes.map((code) => ({ code, title: titles[code] ?? 'Z' })));
  expect(ordered.map(({ code }) => code)).toEqual([
    ...['color_space', 'product_group', 'brand', 'color_index'],
    ...['weather', 'acid'],
    ...['availableRegions', 'regional_marketing_advice'],
  ]);
});

test('descriptions and documents are no rows', () => {
  const field = (differing: object) => isDataField({ code: 'x', title: 'X', ...differing });
  expect(field({ informationType: 'product_detail', dataType: 'string' })).toBe(true);
  expect(field({})).toBe(true);
  expect(field({ informationType: 'description' })).toBe(false);
  expect(field({ dataType: 'document' })).toBe(false);
  expect(field({ dataType: 'html' })).toBe(false);
});

test('a lock marks what is internal in this industry', () => {
  const entry = { code: 'x', title: 'X', accessLevel: [{ industry: 'coatings', code: 'internal' }] };
  expect(isInternalField(entry, 'coatings')).toBe(true);
  expect(isInternalField(entry, 'plastics')).toBe(false);
});
