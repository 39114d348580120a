import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartBounds, chartTicks, squareBounds } from '../../../../src/domain/technical/chart-bounds.ts';

describe('bounds of an axis (row 182, decision B78)', () => {
  test.each([
    ['a margin of 10, in multiples of 5', [42, 58], undefined, { min: 30, max: 70 }],
    ['no more where that is a multiple', [40, 60], undefined, { min: 30, max: 70 }],
    ['one value', [50], undefined, { min: 40, max: 60 }],
    ['not below 0 for lightness', [3, 104.2], 0, { min: 0, max: 115 }],
    ['below 0 for others', [3, -2], undefined, { min: -15, max: 15 }],
    ['none without values', [], 0, null],
  ])('%s', (_, values, lowest, bounds) => {
    expect(chartBounds(values, lowest)).toEqual(bounds);
  });
});

test.each([
  [{ min: 0, max: 100 }, [0, 20, 40, 60, 80, 100]],
  [{ min: 30, max: 60 }, [30, 35, 40, 45, 50, 55, 60]],
  [{ min: -25, max: 45 }, [-20, -10, 0, 10, 20, 30, 40]],
  [{ min: 200, max: 415 }, [200, 250, 300, 350, 400]],
])('places ticks at round values between the bounds %j', (bounds, ticks) => {
  expect(chartTicks(bounds)).toEqual(ticks);
});

test('ticks lie within their bounds and are few', () => {
  const value = fc.integer({ min: -400, max: 800 });
  fc.assert(
    fc.property(value, value, (one, other) => {
      const bounds = chartBounds([one, other]) ?? { min: 0, max: 0 };
      const ticks = chartTicks(bounds);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThan(9);
      for (const tick of ticks) {
        expect(tick % 5 === 0 && tick >= bounds.min && tick <= bounds.max).toBe(true);
      }
    }),
  );
});

test.each([
  [
    { min: 0, max: 40 },
    { min: 10, max: 30 },
    [
      { min: 0, max: 40 },
      { min: 0, max: 40 },
    ],
  ],
  [
    { min: 0, max: 20 },
    { min: -10, max: 25 },
    [
      { min: -5, max: 30 },
      { min: -10, max: 25 },
    ],
  ],
])('%j and %j make a square', (across, up, square) => {
  expect(squareBounds(across, up)).toEqual(square);
});
