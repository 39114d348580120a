import { describe, expect, it } from 'vitest';
import {
  firstRange,
  largeRange,
  nextRange,
  restoredRange,
} from '../../../../src/listing/state/listing-ranges.ts';

const options = { size: 24, mode: 'search' } as const;
const list = (count: number, total = count) => ({ hits: Array(count).fill(0), total });

describe('parts of a listing', () => {
  it('have the size that the service gives without being told, unless the page says otherwise', () => {
    expect([firstRange({ size: 24 }), firstRange({ size: 6 })]).toEqual([undefined, { size: 6 }]);
    expect([nextRange(list(24), options), nextRange(list(6), { ...options, size: 6 })]).toEqual([
      { from: 24 },
      { from: 6, size: 6 },
    ]);
  });

  it('are as large as one answer may be', () => {
    expect(largeRange(list(24, 60), options)).toEqual({ size: 60 });
    expect(largeRange(list(24, 3_000), { mode: 'sheets' })).toEqual({ size: 250 });
    expect(largeRange(list(9_500, 30_000), options)).toEqual({ from: 9_500, size: 500 });
  });

  it('bring what is missing before them as well', () => {
    const missing = {
      ...list(100, 30_000),
      before: { count: 1_200, height: 1 },
      after: { count: 50, height: 1 },
    };
    expect(nextRange(missing, options)).toEqual({ from: 1_300, size: 74 });
    expect(largeRange(missing, options)).toEqual({ from: 1_300, size: 1_000 });
  });

  it('hold as many hits as there were, of many those around the place', () => {
    const far = { index: 60, before: 6_000, after: 4_000 };
    expect(
      [
        undefined,
        { count: 24 },
        { count: 48 },
        { count: 5_000 },
        { count: 110, ...far },
        { count: 5_000, ...far, index: 2_400 },
      ].map((position) => restoredRange(position, options)),
    ).toEqual([
      undefined,
      undefined,
      { size: 48 },
      { size: 1_000 },
      { size: 100 },
      { from: 2_340, size: 100 },
    ]);
  });
});
