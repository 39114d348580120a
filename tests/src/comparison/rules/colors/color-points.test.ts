import { expect, test } from 'vitest';
import type { ColorMedium, ComparedColor } from '../../../../../src/comparison/rules/colors/color-media.ts';
import { closeUpOf, colorPoints } from '../../../../../src/comparison/rules/colors/color-points.ts';
import { measuredPlainly } from '../../../../support/color-medium.ts';

const color = (a: number, b: number): ComparedColor => ({
  ...{ L: 50, a, b, C: 0, h: 0, angle: undefined, rgb: null, trail: [] },
});
const red = color(50, 30);
const pink = color(20, 10);
const blue = color(-10, -40);
const medium = (masstones: (ComparedColor | null)[], tints: (ComparedColor | null)[]): ColorMedium => ({
  ...{ key: 'alkyd', title: 'Alkyd melamine', condition: '', ...measuredPlainly },
  applications: [
    { key: 'masstone', title: 'Masstone', colors: masstones },
    { key: 'tint', title: 'Tint 1:10', colors: tints },
  ],
});

test('the colours are listed by product, with one line from masstone to tint', () => {
  const points = colorPoints(medium([red, blue], [pink, null]));
  expect(points.map(({ product, application, line }) => [product, application.key, line])).toEqual([
    [0, 'masstone', [red, pink]],
    [0, 'tint', []],
    [1, 'masstone', [blue]],
  ]);
});

test('a product of which only the tint was measured has a point', () => {
  expect(colorPoints(medium([null], [pink]))).toMatchObject([{ product: 0, isFirst: false, color: pink }]);
});

test('the close-up is a square of multiples of 5 around all colours; none without any', () => {
  expect(closeUpOf(colorPoints(medium([red, blue], [pink, null])))).toEqual({
    a: { min: -25, max: 65 },
    b: { min: -50, max: 40 },
  });
  expect(closeUpOf([])).toBeNull();
});
