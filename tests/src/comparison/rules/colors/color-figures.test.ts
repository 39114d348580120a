import { expect, test } from 'vitest';
import { colorFigures } from '../../../../../src/comparison/rules/colors/color-figures.ts';
import type { ColorMedium } from '../../../../../src/comparison/rules/colors/color-media.ts';
import { measuredPlainly } from '../../../../support/color-medium.ts';

const color = (L: number | undefined, a: number, b: number) => ({
  ...{ L, a, b, C: Math.hypot(a, b), h: 12.345, angle: undefined, rgb: null, trail: [] },
});
const medium = (...colors: (ReturnType<typeof color> | null)[]): ColorMedium => ({
  ...{ key: 'alkyd', title: 'Alkyd', condition: '', ...measuredPlainly },
  applications: [{ key: 'masstone', title: 'Masstone', colors }],
});
const read = (of: ColorMedium, reference: number) =>
  Object.fromEntries(
    colorFigures(of, reference).map(({ name, cells }) => [
      name,
      cells.map(([figure]) => figure?.text ?? null),
    ]),
  );

test('has the catalogue’s decimals, with a true minus, and rounds what is derived', () => {
  const rows = read(medium(color(54.3, 51.5, -8.7)), 0);
  expect([rows['L*'], rows['a*'], rows['b*'], rows['C*'], rows.h]).toEqual([
    ['54.30'],
    ['51.50'],
    ['−8.70'],
    ['52.23'],
    ['12.35'],
  ]);
});

// Rubelis Red 3540 and Benzalis Red 2760 in alkyd melamine.
test('lists the differences to the reference with sign and two decimals', () => {
  const rows = read(medium(color(41.72, 55.04, 31.15), color(38.76, 51.12, 18.32)), 0);
  expect([rows['ΔL*'], rows['Δa*'], rows['Δb*'], rows['ΔC*'], rows['ΔH*'], rows.ΔE00]).toEqual([
    ['0.00', '−2.96'],
    ['0.00', '−3.92'],
    ['0.00', '−12.83'],
    ['0.00', '−8.94'],
    ['0.00', '−10.00'],
    ['0.00', '6.67'],
  ]);
});

test('without a lightness there is neither ΔL* nor ΔE00, and nothing without a reference', () => {
  const rows = read(medium(color(undefined, 1, 0), color(50, 3, 0), null), 0);
  expect([rows['ΔL*'], rows['Δa*'], rows.ΔE00]).toEqual([
    [null, null, null],
    ['0.00', '+2.00', null],
    [null, null, null],
  ]);
  expect(read(medium(null, color(50, 3, 0)), 0)['Δa*']).toEqual([null, null]);
});

test('marks the closest of several products', () => {
  const closest = (of: ColorMedium, reference: number) =>
    colorFigures(of, reference)
      .find(({ name }) => name === 'ΔE00')
      ?.cells.map(([figure]) => figure?.isClosest ?? false);
  const three = medium(color(50, 0, 0), color(50, 2, 0), color(50, 9, 0));
  expect(closest(three, 0)).toEqual([false, true, false]);
  expect(closest(three, 2)).toEqual([false, true, false]);
  expect(closest(medium(color(50, 0, 0), color(50, 2, 0)), 0)).toEqual([false, false]);
});
