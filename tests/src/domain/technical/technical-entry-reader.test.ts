import { expect, test } from 'vitest';
import { technicalEntryReader } from '../../../../src/domain/technical/technical-entry-reader.ts';

const reader = technicalEntryReader([
  { catalogue: 'medium', code: 'alkyd', title: 'Alkyd melamine', sort: 2 },
  { catalogue: 'propertyType', code: 'alkyd', title: 'Fastness to alkyd' },
]);

test('finds an entry in its own catalogue (row 180)', () => {
  expect(reader.find('medium', 'alkyd')?.title).toBe('Alkyd melamine');
  expect(reader.titleOf('propertyType', 'alkyd')).toBe('Fastness to alkyd');
  expect(reader.find('applicationType', 'alkyd')).toBeUndefined();
});

test('shows an unknown code as it is, behind what the catalogue orders', () => {
  expect(reader.titleOf('medium', 'polymer-x')).toBe('polymer-x');
  expect(reader.sortOf('medium', 'alkyd')).toBe(2);
  expect(reader.sortOf('medium', 'polymer-x')).toBeGreaterThan(1_000_000);
  expect(reader.sortOf('propertyType', 'alkyd')).toBe(reader.sortOf('medium', 'polymer-x'));
});
