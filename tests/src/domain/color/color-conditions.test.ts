import { expect, test } from 'vitest';
import { conditionsText, lightOf } from '../../../../src/domain/color/color-conditions.ts';

test.each([
  ['D65, 10° observer', { illuminant: 'D65', observer: '10°' }],
  ['CIELAB, D50, 2 ° observer', { illuminant: 'D50', observer: '2°' }],
  ['F11', { illuminant: 'F11', observer: '' }],
  ['north sky at noon', { illuminant: 'north sky at noon', observer: '' }],
  [undefined, { illuminant: 'D65', observer: '10°' }],
])('illuminant and observer are read from %s', (condition, light) => {
  expect(lightOf(condition)).toEqual(light);
});

test('conditions are a line: medium, its composition, light and observer', () => {
  const light = { illuminant: 'D65', observer: '10°' };
  expect(conditionsText({ medium: 'HDPE', composition: 'Plaques, 220 °C', ...light })).toBe(
    'HDPE (Plaques, 220 °C), D65, 10° observer',
  );
  expect(conditionsText({ medium: 'HDPE', ...light, observer: '' })).toBe('HDPE, D65');
});
