import { describe, expect, test } from 'vitest';
import { technicalContent } from '../../../../src/comparison/rules/table/technical-content.ts';
import { technicalGroups } from '../../../../src/comparison/rules/table/technical-groups.ts';
import {
  figuresByAngle,
  mainColor,
  measuredColors,
} from '../../../../src/domain/technical/measured-color.ts';
import type {
  TechnicalEntry,
  TechnicalProperty,
} from '../../../../src/domain/technical/technical-property.ts';

const property = (propertyType: string, value: unknown, more: Partial<TechnicalProperty> = {}) => ({
  ...{ propertyType, value, medium: 'alkyd', applicationType: 'masstone' },
  ...more,
});
const entry = (catalogue: TechnicalEntry['catalogue'], code: string, sort: number, more = {}) => ({
  ...{ catalogue, code, sort, title: code.toUpperCase() },
  ...more,
});
const catalogues = [
  entry('medium', 'alkyd', 2, { description: 'Stoving enamel' }),
  entry('medium', 'water', 1),
  entry('applicationType', 'masstone', 1),
  entry('applicationType', 'tint', 2),
  entry('propertyType', 'a', 2),
  entry('propertyType', 'lightness', 1, { unit: '%' }),
];

test('sections stand in the order of the catalogues, and what these do not know comes last', () => {
  const groups = technicalGroups(
    [
      property('b', 1),
      property('a', 1),
      property('lightness', 1),
      property('a', 1, { applicationType: 'tint' }),
      property('a', 1, { medium: 'unknown' }),
      property('a', 1, { medium: 'water' }),
    ],
    catalogues,
  );
  expect(groups.map(({ title }) => title)).toEqual([
    'WATER, MASSTONE',
    'ALKYD, MASSTONE',
    'ALKYD, TINT',
    'unknown, MASSTONE',
  ]);
  expect(groups[1]?.description).toBe('Stoving enamel');
  expect(groups[1]?.rows.map((row) => row.entry.title)).toEqual(['LIGHTNESS', 'A', 'b']);
});

describe('a value in its section', () => {
  const group = { medium: 'alkyd', applicationType: 'masstone' };
  const lightness = { code: 'lightness', title: 'Lightness', unit: '%' };

  test('the unit is the value’s own, else that of the catalogue', () => {
    expect(technicalContent([property('lightness', 41.5)], group, lightness)).toMatchObject({
      ...{ form: 'number', text: '41.5', unit: '%' },
    });
    expect(technicalContent([property('lightness', 41.5, { unit: 'L' })], group, lightness)).toMatchObject({
      unit: 'L',
    });
  });

  test('angles are told one after the other, in their order (decision B21)', () => {
    const angles = ['110', '15', 'as15'].map((angle) => property('lightness', 10, { angle }));
    expect(technicalContent(angles, group, { ...lightness, unit: undefined })).toEqual({
      form: 'pairs',
      pairs: ['−15°', '15°', '110°'].map((title) => ({ title, value: '10' })),
    });
  });

  test('is left out where nothing was measured in that section', () => {
    expect(technicalContent([property('a', 1)], group, lightness)).toBeNull();
    expect(technicalContent([property('lightness', 1, { medium: 'x' })], group, lightness)).toBeNull();
  });
});

describe('measured colours', () => {
  test('chroma and hue are those given, else derived (decision B22)', () => {
    expect(measuredColors([property('a', 3), property('b', -4)])).toEqual([
      { L: undefined, a: 3, b: -4, C: 5, h: expect.closeTo(306.87, 2), angle: undefined },
    ]);
    const given = [property('a', 3), property('b', -4), property('chroma', 6), property('hue', 1)];
    expect(measuredColors(given)[0]).toMatchObject({ C: 6, h: 1 });
  });

  test('a* and b* are calculated from chroma and hue where they are missing', () => {
    const polar = [property('lightness', 66.28), property('chroma', 72.93), property('hue', 72.23)];
    expect(measuredColors(polar)).toEqual([
      { L: 66.28, a: 22.26, b: 69.45, C: 72.93, h: 72.23, angle: undefined, calculated: ['a*', 'b*'] },
    ]);
    expect(measuredColors([...polar, property('a', 22.3)])[0]).toMatchObject({
      ...{ a: 22.3, b: 69.45 },
      calculated: ['b*'],
    });
  });

  test('what else is known of a colour is not lost', () => {
    const figures = figuresByAngle([property('lightness', 66.28), property('chroma', 72.93)]);
    expect(figures).toEqual([
      { L: 66.28, a: undefined, b: undefined, C: 72.93, h: undefined, angle: undefined },
    ]);
    expect(figuresByAngle([property('rgb', { R: 1, G: 2, B: 3 })])).toEqual([]);
  });

  test('without a* or b* there is no colour, whatever the screen shows (decision B13)', () => {
    expect(measuredColors([property('a', 3), property('rgb', { R: 1, G: 2, B: 3 })])).toEqual([]);
    expect(measuredColors([property('a', 3), property('b', '4')])).toEqual([]);
  });

  test('45° stands for an effect pigment', () => {
    const at = (angle: string | undefined, a: number) => [
      property('a', a, { angle }),
      property('b', 0, { angle }),
    ];
    const colors = measuredColors([...at('110', 1), ...at('45', 2), ...at('15', 3)]);
    expect(colors.map(({ angle }) => angle)).toEqual(['15', '45', '110']);
    expect(mainColor(colors)?.a).toBe(2);
    expect(mainColor(measuredColors([...at('45', 2), ...at(undefined, 4)]))?.a).toBe(4);
    expect(mainColor([])).toBeUndefined();
  });
});
