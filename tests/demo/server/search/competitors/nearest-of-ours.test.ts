import { describe, expect, it } from 'vitest';
import { nearestOfOurs } from '../../../../../demo/server/search/competitors/nearest-of-ours.ts';
import { loadSearchIndex } from '../../../../../demo/server/search/index/search-index.ts';
import { deltaE2000 } from '../../../../../src/comparison/rules/colors/delta-e-2000.ts';
import { seededContext } from '../../service.ts';

const index = loadSearchIndex(seededContext(300).database);
const lab = { L: 40, a: 50, b: 30 };

describe('nearestOfOurs', () => {
  it.each(['alkyd', 'hdpe'])(
    'gives all products measured in %s once, in ascending order, then by name',
    (medium) => {
      const { order, shadeOf } = nearestOfOurs(index, lab, medium);
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

  it('gives none in a medium without measurements', () => {
    expect(nearestOfOurs(index, lab, 'plaid').order).toEqual([]);
  });
});
