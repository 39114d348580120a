import { describe, expect, it } from 'vitest';
import {
  AROUND,
  lessMissing,
  missingAround,
  missingRange,
  shownCount,
  startAround,
} from '../../../../src/listing/rules/missing-hits.ts';

const place = { count: 5_000, index: 2_400, before: 240_000, after: 259_900 };

describe('the hits around a place', () => {
  it('begin with a row of any grid, and hold the place', () => {
    for (const count of [101, 240, 1_000, 5_000, 10_000]) {
      for (let index = 0; index < count; index += 7) {
        const start = startAround({ index, count });
        expect(start % 12).toBe(0);
        expect(index - start).toBeGreaterThanOrEqual(0);
        expect(index - start).toBeLessThan(AROUND);
      }
    }
  });

  it('leave room for those before and after, of the height that these had', () => {
    expect(missingAround(place, 2_340, 100, 6_000)).toEqual({
      before: { count: 2_340, height: 234_000 },
      after: { count: 2_560, height: expect.closeTo(256_000, 0) },
    });
    expect(missingAround({ count: 110, index: 0, before: 0, after: 10_900 }, 0, 100, 110)).toEqual({
      before: undefined,
      after: { count: 10, height: 1_000 },
    });
    // The catalogue has shrunk meanwhile.
    expect(missingAround(place, 2_340, 60, 2_400).after).toBeUndefined();
  });
});

describe('a list with missing hits', () => {
  const list = {
    hits: Array(100).fill(0),
    before: { count: 2_340, height: 1 },
    after: { count: 2_560, height: 1 },
  };

  it('counts the missing hits as shown', () => {
    expect([shownCount(list), shownCount({ hits: [1, 2] })]).toEqual([5_000, 2]);
    expect(lessMissing({ count: 200, height: 2_000 }, 50)).toEqual({ count: 150, height: 1_500 });
    expect([lessMissing({ count: 50, height: 1 }, 50), lessMissing(undefined, 5)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['just before', 2_339, { from: 2_240, size: 100 }],
    ['farther before', 2_000, { from: 1_944, size: 396 }],
    ['at the start', 0, { from: 1_340, size: 1_000 }],
    ['there', 2_400, undefined],
    ['just after', 2_440, { from: 2_440, size: 100 }],
    ['farther after', 2_700, { from: 2_440, size: 310 }],
    ['at the end', 4_999, { from: 2_440, size: 1_000 }],
    ['beyond', 5_000, undefined],
  ])('loads what lies between: %s', (_, index, part) => {
    expect(missingRange(list, index, 1_000)).toEqual(part);
  });

  it('loads all of the rest where it is little', () => {
    const small = {
      hits: Array(100).fill(0),
      before: { count: 48, height: 1 },
      after: { count: 12, height: 1 },
    };
    expect(missingRange(small, 0, 1_000)).toEqual({ from: 0, size: 48 });
    expect(missingRange(small, 159, 1_000)).toEqual({ from: 148, size: 12 });
  });
});
