import { expect, test } from 'vitest';
import { polarLines } from '../../../../../src/comparison/rules/colors/polar-lines.ts';

test('the line leads from the origin through the colour, the arc around the origin, even beyond the plot', () => {
  const axes = { a: { min: 10, max: 60 }, b: { min: -5, max: 45 } };
  expect(polarLines({ a: 30, b: 40 }, axes, { left: 40, right: 140, bottom: 110 })).toEqual({
    ...{ x: 20, y: 100, radius: 100 },
    far: { x: 6020, y: -7900 },
  });
});
