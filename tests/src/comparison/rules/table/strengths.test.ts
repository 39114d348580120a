import { expect, test } from 'vitest';
import { type ColorMedium, colorMedia } from '../../../../../src/comparison/rules/colors/color-media.ts';
import { comparisonGroups } from '../../../../../src/comparison/rules/table/comparison-rows.ts';
import { strengths } from '../../../../../src/comparison/rules/table/strengths.ts';
import { comparePageTexts, groupTitles } from '../../../../../src/comparison/texts/compare-page.ts';
import type { TechnicalEntry } from '../../../../../src/domain/technical/technical-property.ts';
import { fieldTexts, wordsOfFields } from '../../../../../src/texts/fields.ts';
import { translator } from '../../../../../src/texts/translate.ts';

const MANIFEST = [
  { code: 'heat_stability', title: 'Heat stability', dataType: 'number', unit: '°C' },
  { code: 'density', title: 'Density', dataType: 'number', unit: 'g/cm³' },
];
const entry = (code: string, title: string, rest: Partial<TechnicalEntry> = {}): TechnicalEntry => ({
  ...{ catalogue: 'propertyType', code, title, ...rest },
});
const BLUE_WOOL = { min: 1, max: 8, best: 8 };
const TECHNICAL: TechnicalEntry[] = [
  { catalogue: 'medium', code: 'hdpe', title: 'HDPE' },
  { catalogue: 'medium', code: 'pvc', title: 'PVC' },
  { catalogue: 'applicationType', code: 'masstone', title: 'Masstone', sort: 1 },
  { catalogue: 'applicationType', code: 'tint', title: 'Tint 1:10', sort: 2 },
  entry('light_fastness', 'Light fastness', { scale: BLUE_WOOL }),
  entry('bleeding', 'Bleeding', { scale: { min: 1, max: 5, best: 1 } }),
  entry('heat_stability', 'Heat stability', { unit: '°C' }),
  entry('opacity', 'Opacity'),
];

/** Values by property, of one product. */
interface Values {
  fields?: Record<string, unknown>;
  measured?: [property: string, value: unknown, application?: string, medium?: string][];
}

const color = ([L, a, b]: [number, number, number]): NonNullable<Values['measured']> => [
  ['lightness', L],
  ['a', a],
  ['b', b],
];

function found(products: readonly Values[], reference = 0) {
  const compared = products.map(({ fields = {}, measured = [] }) => ({
    fields,
    technicalProperties: measured.map(
      ([propertyType, value, applicationType = 'masstone', medium = 'hdpe']) => ({
        ...{ propertyType, value, applicationType, medium },
      }),
    ),
  }));
  const medium: ColorMedium | undefined = colorMedia(compared, TECHNICAL)[0];
  const groups = comparisonGroups(compared, {
    industry: 'plastics',
    words: wordsOfFields(translator(fieldTexts)),
    titles: groupTitles(translator(comparePageTexts)),
    manifest: MANIFEST,
    technicalEntries: TECHNICAL,
    media: medium ? [medium] : [],
  });
  return strengths({ groups, medium, reference });
}

const light = (...values: string[]) =>
  found(values.map((value) => ({ measured: [['light_fastness', value]] })));

test('the best value on a scale is a strength', () => {
  expect(light('7', '8', '6')).toEqual([
    {
      code: 'light_fastness',
      title: 'Light fastness',
      value: '8',
      products: [1],
      known: 3,
      measured: { medium: 'HDPE', application: undefined },
    },
  ]);
});

test('equal values are no strength, and those that share the best one share the strength', () => {
  expect(light('8', '8')).toEqual([]);
  expect(light('8', '6', '8')).toMatchObject([{ products: [0, 2] }]);
});

test('what only one product has says nothing; where some have it, how many is known', () => {
  expect(found([{ measured: [['light_fastness', '8']] }, {}])).toEqual([]);
  const some = found([{ measured: [['light_fastness', '8']] }, {}, { measured: [['light_fastness', '5']] }]);
  expect(some).toMatchObject([{ products: [0], known: 2 }]);
});

test('a value that is on no scale claims nothing', () => {
  expect(light('excellent', '6')).toEqual([]);
  expect(light('excellent', '6', '7')).toMatchObject([{ products: [2] }]);
});

test('of numbers, only those of which more is better count', () => {
  const heat = found([
    { fields: { heat_stability: 280, density: 5 } },
    { fields: { heat_stability: 300, density: 1 } },
  ]);
  expect(heat).toMatchObject([{ code: 'heat_stability', value: '300\u00a0°C', products: [1] }]);
  expect(heat[0]?.measured).toBeUndefined();
});

test('what was measured in the medium goes before what is said of the product', () => {
  const heat = found([
    { fields: { heat_stability: 300 }, measured: [['heat_stability', 200], ...color([50, 10, 10])] },
    { fields: { heat_stability: 280 }, measured: [['heat_stability', 240], ...color([50, 10, 10])] },
  ]);
  expect(heat).toMatchObject([{ value: '240\u00a0°C', products: [1], measured: { medium: 'HDPE' } }]);
});

test('values of another medium do not count', () => {
  const inPvc = found([
    { measured: [...color([50, 10, 10]), ['light_fastness', '8', 'masstone', 'pvc']] },
    { measured: [...color([50, 10, 10]), ['light_fastness', '6', 'masstone', 'pvc']] },
  ]);
  expect(inPvc).toEqual([]);
});

test('where masstones are equal, the tint decides, and is named', () => {
  const [strength, ...others] = found([
    {
      measured: [
        ['light_fastness', '8'],
        ['light_fastness', '7', 'tint'],
      ],
    },
    {
      measured: [
        ['light_fastness', '8'],
        ['light_fastness', '5', 'tint'],
      ],
    },
  ]);
  expect(strength).toMatchObject({
    title: 'Light fastness',
    value: '7',
    products: [0],
    measured: { application: 'Tint 1:10' },
  });
  expect(others).toEqual([]);
});

test('the product with the smallest difference to the reference is the nearest, among two others at least', () => {
  const colors = [color([50, 10, 10]), color([50, 14, 10]), color([50, 11, 10])];
  const nearest = found(colors.map((measured) => ({ measured }))).at(-1);
  expect(nearest).toMatchObject({ code: 'nearest', products: [2], known: 2 });
  expect(Number(nearest?.value)).toBeGreaterThan(0);
  expect(nearest?.measured).toEqual({ medium: 'HDPE', application: 'Masstone' });
  expect(found(colors.slice(0, 2).map((measured) => ({ measured })))).toEqual([]);
});

test('a colour that is far off is not called near', () => {
  const colors = [color([50, 10, 10]), color([90, 60, 10]), color([50, 40, 10])];
  expect(found(colors.map((measured) => ({ measured })))).toEqual([]);
});

test('if all others are as near, none is the nearest', () => {
  const colors = [color([50, 10, 10]), color([50, 12, 10]), color([50, 12, 10])];
  expect(found(colors.map((measured) => ({ measured })))).toEqual([]);
});
