import { expect, test } from 'vitest';
import { colorMedia } from '../../../../../src/comparison/rules/colors/color-media.ts';
import type {
  TechnicalEntry,
  TechnicalProperty,
} from '../../../../../src/domain/technical/technical-property.ts';

const catalogues: TechnicalEntry[] = [
  { catalogue: 'medium', code: 'alkyd', title: 'Alkyd', description: 'Stoved', sort: 1 },
  { catalogue: 'medium', code: 'pvc', title: 'PVC', sort: 2 },
  { catalogue: 'applicationType', code: 'masstone', title: 'Masstone', sort: 1 },
  { catalogue: 'applicationType', code: 'tint', title: 'Tint 1:10', sort: 2 },
  { catalogue: 'propertyType', code: 'lightness', title: 'L*', condition: 'D65, 10° observer' },
];
const property = (medium: string, propertyType: string, more: Partial<TechnicalProperty> = {}) => ({
  ...{ medium, propertyType, value: 10, applicationType: 'masstone' },
  ...more,
});
const measuredIn = (...media: string[]) =>
  media.flatMap((medium) => [property(medium, 'a'), property(medium, 'b'), property(medium, 'lightness')]);
const product = (...technicalProperties: TechnicalProperty[]) => ({ technicalProperties });

test('lists the media of most products first, with a place for each product', () => {
  const media = colorMedia(
    [product(...measuredIn('pvc')), product(...measuredIn('alkyd', 'pvc'))],
    catalogues,
  );
  expect(media.map(({ title, condition }) => [title, condition])).toEqual([
    ['PVC', 'D65, 10° observer'],
    ['Alkyd', 'Stoved · D65, 10° observer'],
  ]);
  expect(media.map(({ applications }) => applications[0]?.colors.map(Boolean))).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('lists masstone before tint, and leaves out what no product was measured in', () => {
  const [medium] = colorMedia(
    [
      product(
        property('alkyd', 'a', { applicationType: 'tint' }),
        property('alkyd', 'b', { applicationType: 'tint' }),
        property('pvc', 'a'),
        ...measuredIn('alkyd'),
      ),
    ],
    catalogues,
  );
  expect(medium?.applications.map(({ title }) => title)).toEqual(['Masstone', 'Tint 1:10']);
  expect(colorMedia([product(property('pvc', 'a'))], catalogues)).toEqual([]);
});

test('a colour has the screen colour supplied at its angle, else the one of its coordinates, else none', () => {
  const at = (angle: string, R: number) => [
    property('alkyd', 'a', { angle }),
    property('alkyd', 'b', { angle }),
    property('alkyd', 'rgb', { angle, value: { R, G: 2, B: 3 } }),
  ];
  const rgbOf = (...properties: TechnicalProperty[]) =>
    colorMedia([product(...properties)], catalogues)[0]?.applications[0]?.colors[0]?.rgb;
  expect(rgbOf(...at('15', 1), ...at('45', 9))).toEqual({ R: 9, G: 2, B: 3 });
  expect(rgbOf(...measuredIn('alkyd'))).toEqual({ R: 44, G: 22, B: 12 });
  expect(rgbOf(property('alkyd', 'a'), property('alkyd', 'b'))).toBeNull();
});
