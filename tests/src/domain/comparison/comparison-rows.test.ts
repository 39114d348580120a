import { expect, test } from 'vitest';
import { comparisonGroups } from '../../../../src/domain/comparison/comparison-rows.ts';
import { filterRows } from '../../../../src/domain/comparison/filter-rows.ts';
import { comparePageTexts, kindTitles } from '../../../../src/texts/compare-page.ts';
import { fieldTexts, wordsOfFields } from '../../../../src/texts/fields.ts';
import { translator } from '../../../../src/texts/translate.ts';

const product = (fields: Record<string, unknown>, heat?: number) => ({
  fields,
  technicalProperties:
    heat === undefined
      ? []
      : [{ propertyType: 'heat', value: heat, medium: 'alkyd', applicationType: 'masstone' }],
});
const groups = comparisonGroups(
  [
    product({ brand: 'Rubelis', form: 'powder', density: 1.6 }, 200),
    product({ brand: 'Azurenta', form: 'powder', vegan: true }, 300),
  ],
  {
    industry: 'coatings',
    manifest: [
      { code: 'form', title: 'Form' },
      { code: 'density', title: 'Dichte à 20 °C', unit: 'g/cm³' },
      { code: 'vegan', title: 'Vegan' },
      { code: 'brand', title: 'Brand' },
      { code: 'unused', title: 'Unused' },
    ],
    catalogues: [{ catalogue: 'medium', code: 'alkyd', title: 'Alkyd melamine' }],
    words: wordsOfFields(translator(fieldTexts)),
    kinds: kindTitles(translator(comparePageTexts)),
  },
);
const all = { differencesOnly: false, filledOnly: false, search: '' };
const keys = (filter: object) => [...filterRows(groups, { ...all, ...filter })].map(({ key }) => key);

test('fields come in their order, then technical properties; what no product has is left out', () => {
  expect(keys({})).toEqual(['brand', 'density', 'form', 'vegan', 'heat']);
  expect(groups[1]?.title).toBe('Alkyd melamine, masstone');
});

test('fields of a kind have a group, and the media come after the technical one', () => {
  const kinds = ['regulatory_info', 'technical_info', 'product_detail', 'unheard_of'];
  const found = comparisonGroups([product(Object.fromEntries(kinds.map((kind) => [kind, kind])), 200)], {
    industry: 'coatings',
    manifest: kinds.map((kind) => ({ code: kind, title: kind, informationType: kind })),
    catalogues: [],
    words: wordsOfFields(translator(fieldTexts)),
    kinds: kindTitles(translator(comparePageTexts)),
  });
  expect(found.map(({ key, title, isMedium }) => [key, title, isMedium])).toEqual([
    ['fields', undefined, undefined],
    ['product_detail', 'Identity and application', undefined],
    ['technical_info', 'Technical data', undefined],
    ['alkyd|masstone', 'alkyd, masstone', true],
    ['regulatory_info', 'Regulatory and regions', undefined],
  ]);
});

test('a missing value is a difference, and a gap', () => {
  expect(keys({ differencesOnly: true })).toEqual(['brand', 'density', 'vegan', 'heat']);
  expect(keys({ filledOnly: true })).toEqual(['brand', 'form', 'heat']);
  expect(keys({ differencesOnly: true, filledOnly: true })).toEqual(['brand', 'heat']);
});

test.each([
  ['a title', 'brand', ['brand']],
  ['without accents and case', 'DICHTE a', ['density']],
  ['a value', 'azurenta', ['brand']],
  ['a heading', 'melamine', ['heat']],
  ['words of which all are there', 'g/cm dichte', ['density']],
  ['what is nowhere', 'zzz', []],
])('rows are found by %s', (_what, search, found) => {
  expect(keys({ search })).toEqual(found);
});
