import { expect, it } from 'vitest';
import { mainColors } from '../../../../../src/product/rules/colors/main-colors.ts';

const rgb = (R: number) => ({ R, G: 0, B: 0 });
const of = (
  medium: string,
  applicationType: string,
  propertyType: string,
  value: unknown,
  angle?: string,
) => ({
  ...{ medium, applicationType, propertyType, value, angle },
});
const catalogues = [
  { catalogue: 'medium' as const, code: 'alkyd', title: 'Alkyd melamine', sort: 1 },
  { catalogue: 'medium' as const, code: 'powder', title: 'Polyester powder', sort: 2 },
];

it('takes masstone and tint of the first medium of the catalogue', () => {
  const properties = [
    of('powder', 'masstone', 'rgb', rgb(1)),
    of('alkyd', 'tint', 'rgb', rgb(3)),
    of('alkyd', 'masstone', 'rgb', rgb(2)),
    of('alkyd', 'masstone', 'a', 48),
    of('alkyd', 'masstone', 'b', 26),
  ];
  expect(mainColors(properties, catalogues)).toMatchObject({
    medium: 'alkyd',
    masstone: { color: rgb(2), measured: { a: 48, b: 26 } },
    tint: { color: rgb(3), measured: undefined },
  });
});

it('passes over media without a masstone, and takes unknown ones last', () => {
  const properties = [
    of('new', 'masstone', 'rgb', rgb(1)),
    of('alkyd', 'tint', 'rgb', rgb(2)),
    of('powder', 'masstone', 'rgb', rgb(3)),
  ];
  expect(mainColors(properties, catalogues)).toMatchObject({ medium: 'powder', masstone: { color: rgb(3) } });
  expect(mainColors(properties.slice(0, 2), catalogues)?.medium).toBe('new');
});

it('takes the colour of an effect pigment at 45°', () => {
  const properties = ['15', '45'].flatMap((angle) => [
    of('alkyd', 'masstone', 'rgb', rgb(Number(angle)), angle),
    of('alkyd', 'masstone', 'a', 1, angle),
    of('alkyd', 'masstone', 'b', 2, angle),
  ]);
  expect(mainColors(properties, catalogues)?.masstone).toMatchObject({
    color: rgb(45),
    measured: { angle: '45' },
  });
});

it('keeps what is known of a colour without a* and b*', () => {
  const properties = [of('alkyd', 'masstone', 'rgb', rgb(2)), of('alkyd', 'masstone', 'chroma', 48)];
  expect(mainColors(properties, catalogues)?.masstone).toMatchObject({
    measured: undefined,
    figures: { C: 48, L: undefined },
  });
});

it('finds none where nothing was measured', () => {
  expect(mainColors([of('alkyd', 'masstone', 'rgb', 'red')], catalogues)).toBeUndefined();
});
