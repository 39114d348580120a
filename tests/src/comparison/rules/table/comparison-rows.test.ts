import { expect, test } from 'vitest';
import { comparisonGroups } from '../../../../../src/comparison/rules/table/comparison-rows.ts';
import { filterRows } from '../../../../../src/comparison/rules/table/filter-rows.ts';
import { comparePageTexts, groupTitles } from '../../../../../src/comparison/texts/compare-page.ts';
import { fieldTexts, wordsOfFields } from '../../../../../src/texts/fields.ts';
import { translator } from '../../../../../src/texts/translate.ts';
import { measuredPlainly } from '../../../../support/color-medium.ts';

const property = (propertyType: string, value: unknown, medium = 'alkyd') => ({
  ...{ propertyType, value, medium, applicationType: 'masstone' },
});
const product = (fields: Record<string, unknown>, heat?: number) => ({
  fields,
  technicalProperties: heat === undefined ? [] : [property('heat', heat)],
});
const basis = {
  industry: 'coatings',
  words: wordsOfFields(translator(fieldTexts)),
  titles: groupTitles(translator(comparePageTexts)),
  media: [],
};
const groups = comparisonGroups(
  [
    product({ brand: 'Rubelis', form: 'powder', density: 1.6 }, 200),
    product({ brand: 'Azurenta', form: 'powder', vegan: true }, 300),
  ],
  {
    ...basis,
    manifest: [
      { code: 'form', title: 'Form' },
      { code: 'density', title: 'Dichte à 20 °C', unit: 'g/cm³' },
      { code: 'vegan', title: 'Vegan' },
      { code: 'brand', title: 'Brand' },
      { code: 'unused', title: 'Unused' },
    ],
    technicalEntries: [{ catalogue: 'medium', code: 'alkyd', title: 'Alkyd melamine' }],
  },
);
const all = { differencesOnly: false, filledOnly: false, search: '' };
const keys = (filter: object) => [...filterRows(groups, { ...all, ...filter })].map(({ key }) => key);

test('fields come in their order, then technical properties; what no product has is left out', () => {
  expect(keys({})).toEqual(['brand', 'density', 'form', 'vegan', 'heat']);
  expect(groups.at(-1)?.title).toBe('Alkyd melamine, masstone');
});

test('groups have the order in which a formulator decides, and the media come last', () => {
  const kinds = [
    'regulatory_info',
    'technical_info',
    'sustainability',
    'specific_requirements',
    'internal_info',
  ];
  const codes = ['availableRegions', 'application', 'brand', 'light_fastness', 'unheard_of', ...kinds];
  const found = comparisonGroups([product(Object.fromEntries(codes.map((code) => [code, code])), 200)], {
    ...basis,
    manifest: [
      ...kinds.map((kind) => ({ code: kind, title: kind, informationType: kind })),
      ...['availableRegions', 'application', 'brand'].map((code) => ({
        ...{ code, title: code, informationType: 'product_detail' },
      })),
      { code: 'light_fastness', title: 'Light', informationType: 'technical_info' },
      { code: 'unheard_of', title: 'New', informationType: 'new' },
    ],
    technicalEntries: [],
  });
  expect(found.map(({ title, rows }) => [title, ...rows.map(({ key }) => key)])).toEqual([
    ['Fastness', 'light_fastness'],
    ['Application and processing', 'application', 'technical_info'],
    ['Identity', 'brand'],
    ['Requirements', 'specific_requirements'],
    ['Sustainability', 'sustainability'],
    ['Regulatory and regions', 'regulatory_info', 'availableRegions'],
    ['Further data', 'unheard_of'],
    ['Internal', 'internal_info'],
    ['alkyd, masstone', 'heat'],
  ]);
});

test('fastness in the chosen medium stands with that of the products, and nowhere else', () => {
  const technicalProperties = ['alkyd', 'hdpe'].flatMap((medium) => [
    property('light_fastness', '8', medium),
    property('fastness', [{ key: 'Acid', value: '5' }], medium),
    property('gloss', 'high', medium),
  ]);
  const chosen = { key: 'hdpe', title: 'HDPE', condition: '', applications: [] };
  const media = [{ ...chosen, ...measuredPlainly }];
  const found = comparisonGroups([{ fields: { light_fastness: '7–8' }, technicalProperties }], {
    ...basis,
    media,
    manifest: [{ code: 'light_fastness', title: 'Light fastness (blue wool)' }],
    technicalEntries: [{ catalogue: 'medium', code: 'hdpe', title: 'HDPE', description: 'Plaques' }],
  });
  expect(found.map(({ title, rows }) => [title, ...rows.map(({ texts: [text] }) => text)])).toEqual([
    ['Fastness', '8', '5', '7–8'],
    ['alkyd, masstone', '8', '5', 'high'],
    ['HDPE, masstone', 'high'],
  ]);
  expect(found[0]?.description).toBe('HDPE · Plaques');
});

test('a missing value is a difference, and a gap', () => {
  expect(keys({ differencesOnly: true })).toEqual(['brand', 'density', 'vegan', 'heat']);
  expect(keys({ filledOnly: true })).toEqual(['brand', 'form', 'heat']);
  expect(keys({ differencesOnly: true, filledOnly: true })).toEqual(['brand', 'heat']);
});

test.each([
  ['a title', 'brand', ['brand']],
  ['without accents and case', 'DICHTE a', ['density']],
  ['in letters of full width', 'ＤＩＣＨＴＥ', ['density']],
  ['a value', 'azurenta', ['brand']],
  ['a heading', 'melamine', ['heat']],
  ['words of which all are there', 'g/cm dichte', ['density']],
  ['what is nowhere', 'zzz', []],
])('rows are found by %s', (_what, search, found) => {
  expect(keys({ search })).toEqual(found);
});
