import { describe, expect, it } from 'vitest';
import { nearestOfOurs, shadeAt } from '../../../../../demo/server/search/competitors/nearest-of-ours.ts';
import { loadSearchIndex } from '../../../../../demo/server/search/index/search-index.ts';
import { deltaE2000 } from '../../../../../src/comparison/rules/colors/delta-e-2000.ts';
import { seededContext } from '../../service.ts';

const index = loadSearchIndex(seededContext(300).database);
const target = { key: 'k-1', lab: { L: 40, a: 50, b: 30 }, medium: 'alkyd' };

describe('nearestOfOurs', () => {
  it('gives every measured product once, in ascending order, by name where equally far', () => {
    const { order, deltaE } = nearestOfOurs(index)(target);
    const all = Array.from({ length: index.size }, (_, rank) => rank);
    const measured = all.flatMap((rank) => {
      const lab = shadeAt(index, 'alkyd', rank);
      return lab ? [{ rank, far: Math.round(deltaE2000(target.lab, lab) * 100) / 100 }] : [];
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
    const first = nearest(target);
    expect(nearest(target)).toBe(first);
    for (let other = 2; other < 20; other++) nearest({ ...target, key: `k-${other}` });
    expect(nearest(target)).not.toBe(first);
    expect(nearest(target)).toEqual({ ...first, deltaE: expect.any(Function) });
  });

  it('compares each medium with its own measurements', () => {
    const nearest = nearestOfOurs(index);
    const inPlastic = nearest({ ...target, medium: 'hdpe' });
    expect(inPlastic.order).not.toEqual(nearest(target).order);
    for (const rank of inPlastic.order.slice(0, 20)) {
      const lab = shadeAt(index, 'hdpe', rank);
      expect(lab && Math.round(deltaE2000(target.lab, lab) * 100) / 100).toBe(inPlastic.deltaE(rank));
    }
    expect(nearest({ ...target, medium: 'plaid' }).order).toEqual([]);
  });
});
