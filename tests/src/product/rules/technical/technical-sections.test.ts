import { describe, expect, test } from 'vitest';
import { technicalSections } from '../../../../../src/product/rules/technical/technical-sections.ts';
import { entry, property } from '../../../domain/technical/properties.ts';

const scale = { min: 1, max: 8, best: 8 };
const catalogues = [
  entry('medium', 'alkyd', 2, { description: 'Stoving enamel', condition: '20 min at 140 °C' }),
  entry('medium', 'water', 1),
  entry('applicationType', 'masstone', 1),
  entry('applicationType', 'tint', 2),
  entry('propertyType', 'lightness', 1, { unit: '%', decimals: 1 }),
  entry('propertyType', 'light_fastness', 2, { scale, norm: 'ISO 105-B02', condition: 'D65' }),
  entry('propertyType', 'fastness', 3, {
    listOptions: [
      { key: 'acid', title: 'Acid' },
      { key: 'alkali', title: 'Alkali' },
    ],
  }),
];
const tint = { applicationType: 'tint' };
const red = { R: 200, G: 10, B: 10 };
const sections = (...properties: ReturnType<typeof property>[]) => technicalSections(properties, catalogues);

describe('sections of technical properties (row 178)', () => {
  test('stand by medium, with masstone and tint as columns, unknown ones behind', () => {
    const found = sections(
      property('lightness', 1, { medium: 'unknown', applicationType: 'wash' }),
      property('lightness', 1, tint),
      property('lightness', 1),
      property('lightness', 1, { ...tint, medium: 'water' }),
    );
    expect(found.map(({ title, columns }) => [title, ...columns.map((column) => column.title)])).toEqual([
      ['WATER', 'TINT'],
      ['ALKYD', 'MASSTONE', 'TINT'],
      ['unknown', 'wash'],
    ]);
    expect(found[1]).toMatchObject({ description: 'Stoving enamel', condition: '20 min at 140 °C' });
  });

  test('say what a value is measured by (row 180)', () => {
    const [section] = sections(property('light_fastness', '7-8'));
    expect(section?.rows).toEqual([
      expect.objectContaining({
        ...{ title: 'LIGHT_FASTNESS', scale, norm: 'ISO 105-B02', condition: 'D65' },
        cells: [{ form: 'text', text: '7-8' }],
      }),
    ]);
  });
});

describe('a row', () => {
  const cellsOf = (...properties: ReturnType<typeof property>[]) =>
    sections(...properties)[0]?.rows.map(({ title, group, cells }) => [group, title, ...cells]);

  test('has a cell for each column: a value, a reason for its absence, or nothing', () => {
    const properties = [
      property('lightness', 41),
      property('lightness', 'not_tested', tint),
      property('light_fastness', 'Not recommended'),
      property('light_fastness', null, tint),
    ];
    expect(cellsOf(...properties)).toEqual([
      [
        ...[undefined, 'LIGHTNESS', { form: 'number', number: 41, text: '41.0', unit: '%' }],
        { form: 'status', status: 'not_tested' },
      ],
      [undefined, 'LIGHT_FASTNESS', { form: 'status', status: 'not_recommended' }, null],
    ]);
  });

  test('stands for each value of a property that holds several, in the order of the options', () => {
    const fastness = [
      { key: 'alkali', value: '5' },
      { key: 'acid', value: 'not_tested' },
      { key: 'salt', value: '3' },
    ];
    const properties = [
      property('fastness', fastness),
      property('fastness', [{ key: 'acid', value: '4-5' }], tint),
    ];
    expect(cellsOf(...properties)).toEqual([
      ['FASTNESS', 'Acid', { form: 'status', status: 'not_tested' }, { form: 'text', text: '4-5' }],
      ['FASTNESS', 'Alkali', { form: 'text', text: '5' }, null],
      ['FASTNESS', 'salt', { form: 'text', text: '3' }, null],
    ]);
  });

  test('takes a reason for all of a property’s values', () => {
    const properties = [
      property('fastness', [{ key: 'acid', value: '4' }]),
      property('fastness', 'not_tested', tint),
    ];
    expect(cellsOf(...properties)).toEqual([
      ['FASTNESS', 'Acid', { form: 'text', text: '4' }, { form: 'status', status: 'not_tested' }],
    ]);
  });

  test('is left out where nothing was supplied', () => {
    expect(cellsOf(property('lightness', null), property('light_fastness', ''))).toEqual([]);
  });

  test('has a title and its digits where no catalogue knows it', () => {
    expect(cellsOf(property('ph', '7.0'), property('traces', 0.00001, { unit: 'ppm' }))).toEqual([
      [undefined, 'ph', { form: 'text', text: '7.0' }],
      [undefined, 'traces', { form: 'number', number: 0.00001, text: '0.00001', unit: 'ppm' }],
    ]);
  });
});

describe('a column', () => {
  test('has its measured colour and its swatch', () => {
    const [section] = sections(
      property('rgb', red),
      property('a', 3),
      property('b', -4),
      property('a', 1, tint),
    );
    expect(section?.columns[0]).toMatchObject({ swatch: red, colors: [{ a: 3, b: -4, C: 5 }] });
    expect(section?.columns[1]).toMatchObject({ swatch: null, colors: [] });
  });

  test('of an effect pigment shows the colour at 45°, else at its first angle', () => {
    const at = (angle: string, R: number, more = {}) =>
      property('rgb', { R, G: 0, B: 0 }, { angle, ...more });
    const measured = [property('a', 1, { angle: '45' }), property('b', 1, { angle: '45' })];
    const [section] = sections(
      ...[at('110', 110), at('45', 45), at('15', 15), ...measured],
      ...[at('110', 1, tint), at('as15', 2, tint)],
    );
    expect(section?.columns.map(({ swatch }) => swatch?.R)).toEqual([45, 2]);
  });
});

test('values by angle have a table of their own, in the order of the angles (decision B21)', () => {
  const at = (type: string, angle: string, value: unknown) => property(type, value, { angle });
  const [section] = sections(
    ...[at('lightness', '110', 20), at('lightness', 'as15', 104.5), at('si', '15', 7), at('rgb', '15', red)],
    ...[property('sg', 3.2), property('lightness', 80, tint)],
  );
  expect(section?.rows.map(({ title, cells }) => [title, cells.map(Boolean)])).toEqual([
    ['LIGHTNESS', [false, true]],
    ['sg', [true, false]],
  ]);
  expect(section?.angleTables).toMatchObject([
    {
      ...{ applicationType: 'masstone', title: 'MASSTONE' },
      angles: [
        { code: 'as15', title: '−15°', swatch: null },
        { code: '15', title: '15°', swatch: red },
        { code: '110', title: '110°', swatch: null },
      ],
      rows: [
        { title: 'LIGHTNESS', cells: [{ text: '104.5' }, null, { text: '20.0' }] },
        { title: 'si', cells: [null, { text: '7' }, null] },
        { title: 'rgb', cells: [null, { form: 'color' }, null] },
      ],
    },
  ]);
});

test('there are no sections without properties', () => expect(sections()).toEqual([]));
