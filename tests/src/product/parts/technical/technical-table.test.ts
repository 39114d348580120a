import { expect, test } from 'vitest';
import { technicalTable } from '../../../../../src/product/parts/technical/technical-table.ts';
import { sectionsForCustomers } from '../../../../../src/product/rules/technical/section-for-customers.ts';
import { technicalSections } from '../../../../../src/product/rules/technical/technical-sections.ts';
import { fieldTexts, wordsOfFields } from '../../../../../src/texts/fields.ts';
import { translator } from '../../../../../src/texts/translate.ts';
import { entry, property } from '../../../domain/technical/properties.ts';

const catalogues = [
  entry('medium', 'alkyd', 1, { description: 'Stoving enamel' }),
  entry('medium', 'water', 2),
  entry('propertyType', 'rgb', 1),
  entry('propertyType', 'lightness', 2, {
    ...{ norm: 'ISO 11664-4', decimals: 2, condition: 'D65, 10° observer' },
  }),
  entry('propertyType', 'heat', 3, { unit: '°C', condition: 'Five minutes' }),
  entry('propertyType', 'fastness', 4, { scale: { min: 1, max: 5, best: 5 } }),
  entry('propertyType', 'absorption', 5, { unit: 'g/100 g' }),
];
const tint = { applicationType: 'tint' };
const heads = {
  ...{ medium: 'Medium', mediumCondition: 'Of the medium', property: 'Property', angle: 'Angle' },
  ...{ unit: 'Unit', scale: 'Scale', norm: 'Norm', condition: 'Condition' },
  ...{ illuminant: 'Illuminant', observer: 'Observer' },
};
const applications = [
  { code: 'masstone', title: 'Masstone' },
  { code: 'tint', title: 'Tint 1:10' },
];
const tableFor = (
  isIncluded: boolean,
  properties: ReturnType<typeof property>[],
  entries = catalogues,
  columns = applications,
) =>
  technicalTable(technicalSections(properties, entries), {
    ...{ applications: columns, heads, context: [] },
    internal: {
      ...{ isIncluded, head: 'Access', mark: 'internal' },
      customers: sectionsForCustomers(technicalSections(properties, entries), properties, entries),
    },
    words: wordsOfFields(translator(fieldTexts)),
  });

const table = (...properties: ReturnType<typeof property>[]) => tableFor(false, properties);

test('what no catalogue names is left out for customers, and marked for staff', () => {
  const properties = [
    property('heat', 300),
    property('rub_out', 0.4),
    property('heat', 200, { medium: 'chlorinated-rubber' }),
  ];
  const open = tableFor(false, properties);
  expect(open.rows.map((cells) => cells.slice(0, 3))).toEqual([['ALKYD', 'Stoving enamel', 'HEAT']]);
  expect(open.isInternal).toBeUndefined();
  const internal = tableFor(true, properties);
  expect(internal.columns[0]).toBe('Access');
  expect(internal.rows.map(([access, medium, , title]) => [access, medium, title])).toEqual([
    ['', 'ALKYD', 'HEAT'],
    ['internal', 'ALKYD', 'rub_out'],
    ['internal', 'chlorinated-rubber', 'HEAT'],
  ]);
  expect(internal.isInternal).toBe(true);
});

test('a row is marked, too, if customers get less of it', () => {
  const properties = [property('heat', 300), property('heat', 280, { applicationType: 'let_down' })];
  const named = [...catalogues, { ...entry('applicationType', 'masstone', 1), title: 'Masstone' }];
  const wide = [...applications, { code: 'let_down', title: 'let_down' }];
  const open = tableFor(false, properties, named, wide);
  expect([open.rows[0]?.slice(0, 4), open.leavesOut]).toEqual([
    ['ALKYD', 'Stoving enamel', 'HEAT', '300'],
    true,
  ]);
  const internal = tableFor(true, properties, named, wide);
  expect(internal.rows.map((cells) => cells.slice(0, 6))).toEqual([
    ['internal', 'ALKYD', 'Stoving enamel', 'HEAT', '300', '280'],
  ]);
});

test('a value goes with its medium, unit, scale, norm and condition', () => {
  const { columns, rows } = table(
    property('rgb', { R: 171, G: 53, B: 5 }),
    property('lightness', 44.1),
    property('lightness', 62, tint),
    property('heat', 300),
    property('fastness', [{ key: 'acid', value: '4' }]),
    property('fastness', 'not_tested', tint),
    property('absorption', { min: 38, max: 44 }),
    property('lightness', 40, { medium: 'water' }),
  );
  expect(columns).toEqual([
    ...['Medium', 'Of the medium', 'Property', 'Masstone', 'Tint 1:10', 'Unit', 'Scale', 'Norm'],
    ...['Illuminant', 'Observer', 'Condition'],
  ]);
  expect(rows).toEqual([
    ['ALKYD', 'Stoving enamel', 'RGB', '#ab3505', '', '', '', '', '', '', ''],
    ['ALKYD', 'Stoving enamel', 'LIGHTNESS', '44.10', '62.00', '', '', 'ISO 11664-4', 'D65', '10°', ''],
    ['ALKYD', 'Stoving enamel', 'HEAT', '300', '', '°C', '', '', '', '', 'Five minutes'],
    ['ALKYD', 'Stoving enamel', 'FASTNESS: acid', '4', 'Not tested', '', '1–5', '', '', '', ''],
    ['ALKYD', 'Stoving enamel', 'ABSORPTION', '38–44', '', 'g/100 g', '', '', '', '', ''],
    ['WATER', '', 'LIGHTNESS', '40.00', '', '', '', 'ISO 11664-4', 'D65', '10°', ''],
  ]);
});

test('values by angle have a row for each angle, and empty columns are left out', () => {
  const { columns, rows } = table(
    property('lightness', 111.5, { medium: 'water', angle: '15' }),
    property('lightness', 40, { medium: 'water', angle: 'as15' }),
  );
  expect(columns).toEqual(['Medium', 'Property', 'Angle', 'Masstone', 'Norm', 'Illuminant', 'Observer']);
  expect(rows).toEqual([
    ['WATER', 'LIGHTNESS', '-15', '40.00', 'ISO 11664-4', 'D65', '10°'],
    ['WATER', 'LIGHTNESS', '15', '111.50', 'ISO 11664-4', 'D65', '10°'],
  ]);
});
