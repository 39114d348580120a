import { describe, expect, it } from 'vitest';
import { pick, sample } from '../../../../../demo/data/base/draw.ts';
import { randomOf } from '../../../../../demo/data/base/rng.ts';
import { viewers } from '../../service.ts';
import { type AnyAnswer, searchHarness } from '../harness.ts';

/** For each type of hits. */
const STATES = 340;
/** Values checked in each state: the total of each is a search of its own. */
const CHECKED = 4;

const harness = searchHarness();
const people = [viewers.visitor, viewers.validated, viewers.internal, viewers.admin];
const terms = ['', '', '', 'red', 'pigment', 'rubelis', 'transparent', 'safety data', 'PB15:3', '122', 'zzz'];
const extras = [
  ...['', '', '', 'min_doc_date=2026-01-01', 'min_date=2024-01-01', 'no_internal=true', 'vegan=true'],
];
const lists = [
  ...[
    '',
    '',
    '',
    '',
    'ids=p-0001,p-0002,p-0009',
    'excluded_ids=p-0003,a-0001-02',
    'product_ids=p-0001,p-0005',
  ],
];

type Filters = Map<string, string[]>;

const queryOf = (fixed: string, filters: Filters) => {
  const chosen = [...filters].map(([key, values]) => `${key}=${values.map(encodeURIComponent).join(',')}`);
  return [fixed, ...chosen].join('&');
};

describe.each(['pigments', 'assets', 'imageStacks'])('counts of %s', (type) => {
  it(`hold in ${STATES} random states (complaint "wrong counts")`, async () => {
    let checked = 0;
    for (let state = 0; state < STATES; state++) {
      const random = randomOf('counts', state, type);
      const viewer = pick(random, people);
      const path = viewer.userId && random() < 0.15 ? pick(random, ['mysheets', 'company/search']) : 'search';
      const ask = async (query: string, body?: unknown) =>
        (await harness.post(`/api/v1/document/${path}?${query}`, { viewer, body })).answer;
      const fixed = `type=${type}&q=${pick(random, terms)}&${pick(random, extras)}&${pick(random, lists)}`;
      const open = await ask(fixed, { size: 0 });
      const filters = chosen(open, random);
      // There, a company stands in the place of the user's own: a choice, not a filter.
      if (path === 'company/search') filters.delete('company');
      const query = queryOf(fixed, filters);
      const answer = await ask(query, { size: 30 });
      expect(answer.ignored, query).toEqual([]);
      const ids = answer.hits.map(({ id }) => id);
      expect(new Set(ids).size, query).toBe(ids.length);
      expect(ids.length, query).toBe(Math.min(30, answer.total));
      const values = Object.entries(open.aggregations).flatMap(([facet, list]) =>
        list.map(({ key }) => ({ facet, key })),
      );
      for (const { facet, key } of sample(random, values, CHECKED)) {
        const count = countOf(answer, facet, key);
        const others = [...filters].filter(([other]) => !isOneWith(facet, other));
        const alone = await ask(queryOf(fixed, new Map([...others, [facet, [key]]])), { from: 1, size: 0 });
        expect(count, `${path}?${query}: ${facet}=${key}`).toBe(alone.total);
        // A filter in another facet raises no count; in its own it changes none.
        expect(count, `${path}?${query}: ${facet}=${key}`).toBeLessThanOrEqual(countOf(open, facet, key));
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(STATES * 2.4);
  }, 120_000);
});

/** A category of documents holds types: both count as one filter. */
function isOneWith(facet: string, other: string): boolean {
  return facet.startsWith('asset_') ? other.startsWith('asset_') : other === facet;
}

/** Some values of some facets, more often of those where documents and industries meet. */
function chosen({ aggregations }: AnyAnswer, random: () => number): Filters {
  const facets = Object.keys(aggregations).filter((facet) => aggregations[facet]?.length);
  const names = sample(random, facets, Math.floor(random() * 3));
  for (const often of ['i', 'asset_type', 'asset_category', 'stackFileVersion'])
    if (random() < 0.25 && facets.includes(often) && !names.includes(often)) names.push(often);
  return new Map(
    names.map((facet) => {
      const keys = (aggregations[facet] ?? []).map(({ key }) => key);
      return [facet, sample(random, keys, 1 + Math.floor(random() * 2))];
    }),
  );
}

function countOf({ aggregations }: AnyAnswer, facet: string, key: string): number {
  return aggregations[facet]?.find((value) => value.key === key)?.count ?? 0;
}
