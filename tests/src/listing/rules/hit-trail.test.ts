import { describe, expect, it } from 'vitest';
import {
  type HitTrail,
  hitsNear,
  positionOnReturn,
  TRAIL_REACH,
  type TrailStep,
  trailIndustry,
  trailStep,
} from '../../../../src/listing/rules/hit-trail.ts';

const hit = (at: number, industries = ['coatings']) => ({
  ...{ id: `p-${at}`, prd: `00${at}`, name: `Pigment ${at}`, industries },
});
const trail: HitTrail = {
  ...{ href: '/products', key: '', productPage: '/product/{id}', total: 212, first: 10, opened: 'p-2' },
  hits: [hit(1), hit(2), hit(3)],
};

describe('the hits that are kept', () => {
  const hits = Array.from({ length: 500 }, (_, at) => at);

  it.each([
    [0, 0, TRAIL_REACH],
    [250, 250 - TRAIL_REACH, 250 + TRAIL_REACH],
    [499, 499 - TRAIL_REACH, 499],
  ])('around %i are %i to %i', (index, first, last) => {
    const { start, near } = hitsNear(hits, index);
    expect([start, near[0], near.at(-1)]).toEqual([first, first, last]);
  });
});

describe('a product among the hits', () => {
  it('has its position and its neighbours', () => {
    expect(trailStep(trail, 'p-2')).toEqual({ hit: hit(2), number: 12, previous: hit(1), next: hit(3) });
    expect(trailStep(trail, '002')?.number).toBe(12);
  });

  it('has none before the first and after the last known', () => {
    expect(trailStep(trail, 'p-1')).toMatchObject({ number: 11, previous: undefined });
    expect(trailStep(trail, 'p-3')).toMatchObject({ number: 13, next: undefined });
  });

  it('is none if it is no hit', () => expect(trailStep(trail, 'p-9')).toBeUndefined());
});

it.each([
  ['that of the page', 'plastics', 'coatings', 'plastics'],
  ['that of the listing, where the page has another', 'cosmetics', 'coatings', 'coatings'],
  ['its own first, where both are others', 'cosmetics', 'printing', 'plastics'],
  ['its own first, where nothing is chosen', null, undefined, 'plastics'],
])('a neighbour is shown for %s', (_, ofPage, industry, expected) => {
  expect(trailIndustry({ industry }, hit(1, ['plastics', 'coatings']), ofPage)).toBe(expected);
});

it('a product of no industry is shown for none', () =>
  expect(trailIndustry({ industry: 'coatings' }, hit(1, []), 'coatings')).toBeNull());

describe('the place to come back to', () => {
  const position = { count: 24, anchor: 'p-1', index: 10, offset: -20, before: 840, after: 1092 };
  const at = (id: string) => trailStep(trail, id) as TrailStep;

  it('is the one that was left, for the hit that was opened', () => {
    expect(positionOnReturn({ ...trail, position }, at('p-2'), 300)).toEqual({ ...position, focus: 'p-2' });
  });

  it('is that of another hit, with the room before it by the mean height', () => {
    const other = positionOnReturn({ ...trail, position }, at('p-3'), 300);
    expect(other).toEqual({
      count: 24,
      anchor: 'p-3',
      index: 12,
      offset: 300,
      before: 1008,
      after: 924,
      focus: 'p-3',
    });
  });

  it('has the query of a listing that keeps it beside the address', () => {
    const search = '?catalogc=red';
    for (const id of ['p-2', 'p-3'])
      expect(positionOnReturn({ ...trail, position: { ...position, search } }, at(id), 300)).toMatchObject({
        search,
      });
  });

  it('has as many hits as are needed', () => {
    const few = { ...position, count: 12 };
    expect(positionOnReturn({ ...trail, position: few }, at('p-3'), 300)).toMatchObject({
      count: 13,
      index: 12,
    });
  });

  it('has no heights where none were kept', () => {
    expect(positionOnReturn({ ...trail, position: { count: 24 } }, at('p-1'), 300)).toEqual({
      ...{ count: 24, anchor: 'p-1', index: 10, offset: 300, focus: 'p-1' },
    });
  });

  it('is none where none was kept', () => expect(positionOnReturn(trail, at('p-1'), 300)).toBeUndefined());
});
