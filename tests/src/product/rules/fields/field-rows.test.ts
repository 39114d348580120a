import { describe, expect, test } from 'vitest';
import type { FieldEntry } from '../../../../../src/domain/fields/field-entry.ts';
import { fieldRows } from '../../../../../src/product/rules/fields/field-rows.ts';

const entry = (code: string, more: Partial<FieldEntry> = {}): FieldEntry => ({
  ...{ code, title: code.toUpperCase(), informationType: 'product_detail' },
  ...more,
});
const manifest = [
  entry('form'),
  entry('density', { informationType: 'technical_info', unit: 'g/cm³' }),
  entry('availableRegions'),
  entry('brand'),
  entry('chemistry'),
  entry('plants', { accessLevel: [{ industry: 'coatings', code: 'internal' }] }),
];
const fields = {
  form: 'paste',
  density: 1.5,
  availableRegions: ['eu'],
  brand: 'Rubelis',
  chemistry: '',
  plants: 'Ulm',
};
const codes = (more: object = {}) =>
  fieldRows('product_detail', { manifest, fields, industry: 'coatings', isInternalUser: false, ...more }).map(
    (row) => row.entry.code,
  );

describe('a section of fields', () => {
  test('has those of its type that are filled, in their order (row 168)', () => {
    expect(codes()).toEqual(['brand', 'form', 'availableRegions']);
  });

  test.each([
    ['an internal user', { isInternalUser: true }, true],
    ['another user', {}, false],
    ['another user in an industry where it is open', { industry: 'plastics' }, true],
    ['another user without an industry', { industry: null }, false],
  ])('shows an internal field to %s: (row 172)', (_, more, isShown) => {
    expect(codes(more).includes('plants')).toBe(isShown);
  });

  test('gives contents with units, and says what is internal', () => {
    const facts = { manifest, fields, industry: 'coatings', isInternalUser: true };
    expect(fieldRows('technical_info', facts)).toMatchObject([
      { content: { form: 'number', text: '1.5', unit: 'g/cm³' }, isInternal: false },
    ]);
    expect(fieldRows('product_detail', facts)[2]).toMatchObject({ isInternal: true });
    expect(fieldRows('regulatory_info', facts)).toEqual([]);
  });
});
