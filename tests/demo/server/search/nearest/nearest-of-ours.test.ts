import { describe, expect, it } from 'vitest';
import { loadSearchIndex } from '../../../../../demo/server/search/index/search-index.ts';
import { nearestOfOurs } from '../../../../../demo/server/search/nearest/nearest-of-ours.ts';
import { deltaE2000 } from '../../../../../src/comparison/rules/colors/delta-e-2000.ts';
import { seededContext } from '../../service.ts';

const index = loadSearchIndex(seededContext(300).database);
const lab = { L: 40, a: 50, b: 30 };

describe('nearestOfOurs', () => {
  it.each(['alkyd', 'hdpe'])(
    'gives all products measured in %s once, in ascending order, then by name',
    (medium) => {
      const { order, shadeOf } = nearestOfOurs(index.masstones.get(medium), lab);
      const shades = order.map((place) => ({ place, ...shadeOf(place) }));
      for (const { lab: ours = lab, deltaE } of shades)
        expect(deltaE).toBe(Math.round(deltaE2000(lab, ours) * 100) / 100);
      expect(shades).toEqual(
        shades.toSorted((one, other) => Number(one.deltaE) - Number(other.deltaE) || one.place - other.place),
      );
      expect(order.toSorted((one, other) => one - other)).toEqual(index.masstones.get(medium)?.products);
      expect(order.length).toBeGreaterThan(100);
      expect(order.length).toBeLessThan(300);
    },
  );

  it('gives those up to the tolerance, by what is shown of the difference', () => {
    const all = nearestOfOurs(index.tints.get('hdpe'), lab);
    const distances = all.order.map((place) => all.shadeOf(place)?.deltaE ?? 0);
    const tolerance = distances[20] ?? 0;
    const { order } = nearestOfOurs(index.tints.get('hdpe'), lab, tolerance);
    expect(order).toEqual(all.order.filter((_, at) => (distances[at] ?? 0) <= tolerance));
    expect(order.length).toBeGreaterThan(20);
  });

  it('gives none in a medium without measurements', () => {
    expect(nearestOfOurs(index.masstones.get('plaid'), lab).order).toEqual([]);
  });
});
