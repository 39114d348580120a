import { describe, expect, test } from 'vitest';
import type { TechnicalProperty } from '../../../../../src/domain/technical/technical-property.ts';
import { overMedia } from '../../../../../src/product/rules/technical/over-media.ts';
import { propertyMatrix } from '../../../../../src/product/rules/technical/property-matrix.ts';
import { technicalSections } from '../../../../../src/product/rules/technical/technical-sections.ts';
import { entry, property } from '../../../domain/technical/properties.ts';

const catalogues = [
  entry('medium', 'alkyd', 1),
  entry('medium', 'water', 2),
  entry('medium', 'powder', 3),
  entry('applicationType', 'masstone', 1),
  entry('applicationType', 'tint', 2),
  entry('propertyType', 'lightness', 1),
  entry('propertyType', 'light', 2, { unit: 'step' }),
  entry('propertyType', 'heat', 3),
  entry('propertyType', 'fastness', 4, {
    listOptions: [
      { key: 'acid', title: 'Acid' },
      { key: 'alkali', title: 'Alkali' },
    ],
  }),
];
const tint = { applicationType: 'tint' };
const water = { medium: 'water' };
const sectionsOf = (...properties: TechnicalProperty[]) => technicalSections(properties, catalogues);
const over = (...properties: TechnicalProperty[]) => overMedia(sectionsOf(...properties), catalogues);
const textOf = (cell: unknown) => Object(cell).text ?? null;
const table = (properties: ReturnType<typeof over>) =>
  properties.map(({ code, columns, lines }) => ({
    code,
    columns: columns.map(({ title }) => title),
    lines: lines.map(({ section, row }) => [section.title, ...row.cells.map(textOf)]),
  }));

describe('a property over media', () => {
  test('has a line for each medium with it, and masstone beside tint', () => {
    const found = over(
      property('light', '8'),
      property('light', '7', tint),
      property('heat', 300),
      property('light', '6', { ...tint, ...water }),
      property('light', '5', { medium: 'powder' }),
    );
    expect(table(found)).toEqual([
      {
        code: 'light',
        columns: ['MASSTONE', 'TINT'],
        lines: [
          ['ALKYD', '8', '7'],
          ['WATER', null, '6'],
          ['POWDER', '5', null],
        ],
      },
      { code: 'heat', columns: ['MASSTONE'], lines: [['ALKYD', '300']] },
    ]);
  });

  test('stands in the order of the technical entries, whichever medium has it', () => {
    const found = over(property('heat', 300), property('light', '8', water), property('unknown', 1));
    expect(found.map(({ code }) => code)).toEqual(['light', 'heat', 'unknown']);
  });

  test('has its several values under one code', () => {
    const found = over(
      property('fastness', [
        { key: 'acid', value: '4' },
        { key: 'alkali', value: '5' },
      ]),
      property('fastness', 'not_tested', water),
    );
    expect(found.map(({ key, code, name }) => [key, code, name])).toEqual([
      ['fastness.Acid', 'fastness', 'FASTNESS'],
      ['fastness.Alkali', 'fastness', 'FASTNESS'],
      ['fastness', 'fastness', 'FASTNESS'],
    ]);
  });

  test('measured by angle has all angles as columns, for each application', () => {
    const found = over(
      property('lightness', 90, { angle: 'as15' }),
      property('lightness', 40, { angle: '45' }),
      property('lightness', 50, { angle: '110', ...water }),
      property('lightness', 60, { ...tint, ...water }),
    );
    expect(found.map(({ application }) => application)).toEqual(['MASSTONE', undefined]);
    expect(table(found)).toEqual([
      {
        code: 'lightness',
        columns: ['−15°', '45°', '110°'],
        lines: [
          ['ALKYD', '90.00', '40.00', null],
          ['WATER', null, null, '50.00'],
        ],
      },
      { code: 'lightness', columns: ['TINT'], lines: [['WATER', '60.00']] },
    ]);
  });

  test('loses no value: each cell of the media is found again, once', () => {
    const codes = ['light', 'heat', 'lightness'];
    const all = ['alkyd', 'water', 'powder'].flatMap((medium, at) =>
      codes.flatMap((code, place) => [
        ...((at + place) % 3 ? [property(code, `${medium} ${code}`, { medium })] : []),
        ...((at * place) % 2 ? [property(code, `${medium} ${code} tint`, { medium, ...tint })] : []),
      ]),
    );
    const cells = over(...all).flatMap(({ lines }) => lines.flatMap(({ row }) => row.cells.map(textOf)));
    expect(cells.filter(Boolean).toSorted()).toEqual(all.map(({ value }) => value).toSorted());
  });
});

test('in one table each medium has the columns in which anything was measured', () => {
  const sections = sectionsOf(
    property('light', '8'),
    property('light', '7', tint),
    property('heat', 200, water),
    property('lightness', 40, { ...tint, ...water }),
  );
  const properties = overMedia(sections, catalogues).filter(({ isColor }) => !isColor);
  const { columns, rows } = propertyMatrix(
    properties,
    sections.map(({ medium }) => medium),
  );
  expect(columns.map(({ medium, application }) => `${medium} ${application}`)).toEqual([
    'ALKYD MASSTONE',
    'ALKYD TINT',
    'WATER MASSTONE',
  ]);
  expect(rows.map(({ title, cells }) => [title, ...cells.map(textOf)])).toEqual([
    ['LIGHT', '8', '7', null],
    ['HEAT', null, null, '200'],
  ]);
});
