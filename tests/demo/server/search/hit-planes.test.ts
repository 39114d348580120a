import { expect, it } from 'vitest';
import { randomOf } from '../../../../demo/data/rng.ts';
import { addTo, type Bitset, emptySet, isIn } from '../../../../demo/server/search/bitset.ts';
import { hitsIn, hitsInBoth, hitsOf, sumOfSets } from '../../../../demo/server/search/hit-planes.ts';

const SIZE = 100;
const random = randomOf('planes', 0, '');

function someSet(share: number): Bitset {
  const set = emptySet(SIZE);
  for (let member = 0; member < SIZE; member++) if (random() < share) addTo(set, member);
  return set;
}

it('counts as adding one by one does', () => {
  const sets = Array.from({ length: 21 }, (_, place) => someSet((place % 5) / 4));
  const [one, other] = [someSet(0.5), someSet(0.3)];
  const planes = sumOfSets(sets);
  const ranks = Array.from({ length: SIZE }, (_, rank) => rank);
  const hits = (rank: number) => sets.filter((set) => isIn(set, rank)).length;
  const sum = (list: number[]) => list.reduce((total, rank) => total + hits(rank), 0);
  expect(ranks.map((rank) => hitsOf(planes, rank))).toEqual(ranks.map(hits));
  expect(hitsIn(planes, one)).toBe(sum(ranks.filter((rank) => isIn(one, rank))));
  expect(hitsInBoth(planes, one, other)).toBe(sum(ranks.filter((r) => isIn(one, r) && isIn(other, r))));
  expect(planes).toHaveLength(Math.ceil(Math.log2(Math.max(...ranks.map(hits)) + 1)));
});

it('finds and counts nothing where there are no sets', () => {
  expect(sumOfSets([])).toEqual([]);
  expect(hitsIn([], someSet(1))).toBe(0);
});
