import { expect, test } from 'vitest';
import { isSwatch, swatchAt } from '../../../../src/domain/technical/swatch-at.ts';

const rgb = { propertyType: 'rgb', medium: 'alkyd', applicationType: 'masstone' };

test('finds the colour at an angle, and the one without an angle', () => {
  const properties = [
    { ...rgb, angle: '45', value: { R: 1, G: 2, B: 3 } },
    { ...rgb, value: { R: 4, G: 5, B: 6 } },
  ];
  expect(swatchAt(properties, '45')).toEqual({ R: 1, G: 2, B: 3 });
  expect(swatchAt(properties, undefined)).toEqual({ R: 4, G: 5, B: 6 });
  expect(swatchAt(properties, '15')).toBeNull();
});

test('what is no colour is none', () => {
  expect(swatchAt([{ ...rgb, value: 'red' }], undefined)).toBeNull();
  expect(isSwatch({ ...rgb, propertyType: 'a' })).toBe(false);
});
