import { expect, it } from 'vitest';
import { isColorRow } from '../../../../src/domain/technical/is-color-row.ts';

it.each([
  ['rgb', true],
  ['hue', true],
  ['si', false],
  ['light_fastness', false],
])('tells whether %s belongs to the measured colour', (key, isColor) => {
  expect(isColorRow({ key })).toBe(isColor);
});
