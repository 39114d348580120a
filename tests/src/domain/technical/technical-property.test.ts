import { expect, test } from 'vitest';
import {
  degreesOfAngle,
  formatAngle,
  rankOfAngle,
} from '../../../../src/domain/technical/technical-property.ts';

test.each([
  ['as15', -15, '−15°'],
  ['as-15', -15, '−15°'],
  ['-15', -15, '−15°'],
  ['15', 15, '15°'],
  ['110', 110, '110°'],
  ['22.5', 22.5, '22.5°'],
  ['diffuse', undefined, 'diffuse'],
  ['', undefined, ''],
])('reads degrees and text of the angle %j', (code, degrees, text) => {
  expect(degreesOfAngle(code)).toBe(degrees);
  expect(formatAngle(code)).toBe(text);
});

test('what has no angle comes first, what has an unknown one last', () => {
  // An array sorts undefined last, whatever the order is.
  const angles = ['diffuse', '110', 'as15', '', '15'].map((angle) => ({ angle: angle || undefined }));
  const sorted = angles.toSorted((one, other) => rankOfAngle(one.angle) - rankOfAngle(other.angle));
  expect(sorted.map(({ angle }) => angle)).toEqual([undefined, 'as15', '15', '110', 'diffuse']);
});
