import { describe, expect, it } from 'vitest';
import { firstPart, largePart, nextPart, restoredPart } from '../../../../src/store/listing/listing-parts.ts';

describe('parts of a listing', () => {
  it('have the size that the service gives without being told, unless the page says otherwise', () => {
    expect([firstPart({ size: 24 }), firstPart({ size: 6 })]).toEqual([undefined, { size: 6 }]);
    expect([nextPart(24, { size: 24 }), nextPart(6, { size: 6 })]).toEqual([
      { from: 24 },
      { from: 6, size: 6 },
    ]);
  });

  it('are as large as one answer may be', () => {
    expect(largePart(24, 60, { mode: 'search' })).toEqual({ size: 60 });
    expect(largePart(24, 3_000, { mode: 'sheets' })).toEqual({ size: 250 });
    expect(largePart(9_500, 30_000, { mode: 'search' })).toEqual({ from: 9_500, size: 500 });
  });

  it('hold as many hits as there were', () => {
    const options = { size: 24, mode: 'search' } as const;
    expect([0, 24, 48, 5_000].map((count) => restoredPart(count, options))).toEqual([
      undefined,
      undefined,
      { size: 48 },
      { size: 1_000 },
    ]);
  });
});
