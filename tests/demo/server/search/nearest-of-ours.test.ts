import { describe, expect, it } from 'vitest';
import { nearestOfOurs, shadeAt } from '../../../../demo/server/search/nearest-of-ours.ts';
import { loadSearchIndex } from '../../../../demo/server/search/search-index.ts';
import { deltaE2000 } from '../../../../src/domain/color/delta-e-2000.ts';
import { seededContext } from '../service.ts';

const index = loadSearchIndex(seededContext(300).database);
const target = { L: 40, a: 50, b: 30 };

describe('nearestOfOurs', () => {
  it('gives every measured product once, in ascending order, by name where equally far', () => {
    const { order, deltaE } = nearestOfOurs(index)('k-1', target);
    const all = Array.from({ length: index.size }, (_, rank) => rank);
    const measured = all.flatMap((rank) => {
      const lab = shadeAt(index, rank);
      return lab ? [{ rank, far: Math.round(deltaE2000(target, lab) * 100) / 100 }] : [];
    });
    expect(order).toEqual(
      measured.toSorted((one, other) => one.far - other.far || one.rank - other.rank).map(({ rank }) => rank),
    );
    for (const { rank, far } of measured) expect(deltaE(rank)).toBe(far);
    expect(measured.length).toBeGreaterThan(200);
    expect(measured.length).toBeLessThan(300);
  });

  it('keeps the order of the colours asked for last', () => {
    const nearest = nearestOfOurs(index);
    const first = nearest('k-1', target);
    expect(nearest('k-1', target)).toBe(first);
    for (let other = 2; other < 20; other++) nearest(`k-${other}`, { ...target, L: other });
    expect(nearest('k-1', target)).not.toBe(first);
    expect(nearest('k-1', target)).toEqual({ ...first, deltaE: expect.any(Function) });
  });
});
