import { describe, expect, it } from 'vitest';
import { planeAround } from '../../../../../src/listing/rules/near/plane-around.ts';

const center = { L: 40, a: 52.14, b: 29.37 };

describe('planeAround', () => {
  it('is a square in equal scale with the colour in its middle', () => {
    const { a, b } = planeAround(center, [
      { L: 40, a: 48.1, b: 25.3 },
      { L: 40, a: 57, b: 30 },
    ]);
    expect((a.min + a.max) / 2).toBeCloseTo(center.a);
    expect((b.min + b.max) / 2).toBeCloseTo(center.b);
    expect(a.max - a.min).toBeCloseTo(b.max - b.min);
    // The farthest of the others has room.
    expect(a.max).toBeGreaterThan(57);
    expect(a.max).toBeLessThan(58.5);
  });

  it('has round ticks inside, few of them at any width', () => {
    for (const reach of [0, 1, 3, 7, 15, 40, 90, 300]) {
      const { a, b } = planeAround(center, [{ ...center, a: center.a + reach }]);
      for (const { min, max, ticks } of [a, b]) {
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(8);
        for (const tick of ticks) expect(Number.isInteger(tick) && tick >= min && tick <= max).toBe(true);
      }
    }
  });

  it('shows something of the plane where all lie at one place, and no negative zero', () => {
    const { a } = planeAround({ L: 50, a: 0, b: 0 }, []);
    expect([a.min, a.max]).toEqual([-2.3, 2.3].map((end) => expect.closeTo(end)));
    expect(a.ticks).toEqual([-2, -1, 0, 1, 2]);
    expect(a.ticks.some((tick) => Object.is(tick, -0))).toBe(false);
  });
});
