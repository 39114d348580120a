import { describe, expect, it } from 'vitest';
import { catalogueMaker } from '../../../../../demo/data/catalogue-maker.ts';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import type {
  AnsweredCompetitor,
  NearestAnswer,
} from '../../../../../demo/server/search/competitors/competitor-calls.ts';
import { deltaE2000 } from '../../../../../src/comparison/rules/colors/delta-e-2000.ts';
import { viewers } from '../../service.ts';
import { labIn, searchHarness } from '../harness.ts';

const { get, post } = searchHarness();
const viewer = viewers.competitorViewer;

const suggest = (query: string) => get<AnsweredCompetitor[]>(`/api/v1/competitor/product?${query}`, viewer);
const ask = (path: string, body?: object, as: Viewer = viewer) =>
  post<NearestAnswer>(`/api/v1/competitor/nearest/${path}`, { body, viewer: as });
async function nearest(...asked: Parameters<typeof ask>) {
  const { status, answer } = await ask(...asked);
  expect(status).toBe(200);
  return answer;
}
const totalOf = async (path: string) => (await nearest(path, { size: 0 })).total;

function expectAscending(hits: NearestAnswer['hits']) {
  const far = hits.map(({ deltaE }) => deltaE);
  expect(far).toEqual(far.toSorted((one, other) => one - other));
}

describe('GET /api/v1/competitor/product', () => {
  it('gives products with their colour', async () => {
    expect((await suggest('q=lakeside%20pr254')).answer).toEqual([
      {
        ...{ id: 'k-001', company: 'Lakeside Color', name: 'Red 1728', color_index: 'C.I. Pigment Red 254' },
        ...{ medium: 'alkyd', medium_title: 'Alkyd melamine' },
        ...{ lab: { L: 38.68, a: 54.4, b: 31.94 }, color: '#ae242b' },
      },
    ]);
  });

  it('gives ten at most, without a term too, and only those of the industries asked for', async () => {
    expect((await suggest('')).answer).toHaveLength(10);
    const count = async (query: string) => (await suggest(`q=norchroma%20yellow${query}`)).answer.length;
    expect(await count('&i=cosmetics')).toBeLessThan(await count(''));
  });

  it('refuses a term that is too long', async () => {
    expect((await suggest(`q=${'x'.repeat(201)}`)).status).toBe(400);
  });
});

describe('POST /api/v1/competitor/nearest/:id', () => {
  it('answers like a search, with figures that the colours bear out', async () => {
    const { competitor, total, hits, aggregations, ignored } = await nearest('k-001');
    expect([competitor.name, hits.length, ignored]).toEqual(['Red 1728', 24, []]);
    expect(total).toBeGreaterThan(200);
    expect(aggregations?.c?.length).toBeGreaterThan(5);
    for (const { lab, deltaE } of hits) expect(deltaE).toBeCloseTo(deltaE2000(competitor.lab, lab), 2);
    expectAscending(hits);
  });

  it('loads the rest as one list', async () => {
    const all = await nearest('k-001', { size: 300 });
    const more = await nearest('k-001', { from: 24 });
    expect(all.hits).toHaveLength(all.total);
    expect(more.hits).toEqual(all.hits.slice(24, 48));
    expect(more.aggregations).toBeUndefined();
    expect(more.media).toBeUndefined();
    expect((await nearest('k-001', { size: 0 })).hits).toEqual([]);
  });

  it('is narrowed by filters and a term; each count is the total with that value alone', async () => {
    for (const { key, count } of (await nearest('k-001')).aggregations?.c ?? [])
      expect(await totalOf(`k-001?c=${key}`), key).toBe(count);
    const yellow = await nearest('k-001?c=yellow&i=plastics');
    expect(yellow.hits.every((hit) => hit.color_space === 'yellow')).toBe(true);
    const { hits } = await nearest('k-001?q=rubelis');
    expect(hits.every((hit) => hit.brand === 'Rubelis')).toBe(true);
    expectAscending(hits);
  });

  describe('the medium', () => {
    it('is the competitor’s own at first, and named with it and with each of ours', async () => {
      const { competitor, medium, hits } = await nearest('k-001');
      const own = { medium: 'alkyd', medium_title: 'Alkyd melamine' };
      const condition = 'Stoving enamel, 20 minutes at 140 °C';
      expect(medium).toEqual({ key: 'alkyd', title: 'Alkyd melamine', condition });
      expect(competitor).toMatchObject(own);
      for (const hit of hits) expect(hit).toMatchObject({ ...own, look_industry: 'coatings' });
    });

    it.each([
      ['i=plastics', 'hdpe'],
      ['i=printing', 'nc-gravure'],
      ['i=plastics&i=printing', 'hdpe'],
      ['i=plastics&i=coatings', 'alkyd'],
      ['i=plastics&medium=pp', 'pp'],
      ['medium=coil-polyester', 'coil-polyester'],
    ])('is by %s %s, with the figures that the product’s page has there', async (query, key) => {
      const { competitor, medium, hits, total } = await nearest(`k-001?${query}`, { size: 300 });
      expect(medium.key).toBe(key);
      expect(total).toBeGreaterThan(20);
      expect(hits).toHaveLength(total);
      for (const { id, lab, deltaE } of hits.slice(0, 5)) {
        const { answer } = await get<Parameters<typeof labIn>[0]>(`/api/v1/pigment/${id}`, viewer);
        expect(lab).toEqual(labIn(answer, key));
        expect(deltaE).toBeCloseTo(deltaE2000(competitor.lab, lab), 2);
      }
    });

    it('ranks for plastics as HDPE does, not as a stoving enamel', async () => {
      const [first] = (await nearest('k-001?i=coatings')).hits;
      const same = (await nearest('k-001?i=plastics')).hits.find(({ id }) => id === first?.id);
      expect(same?.lab).not.toEqual(first?.lab);
      expect(same?.masstone).not.toBe(first?.masstone);
    });

    it('finds all solid pigments for printing, also those made for nothing else', async () => {
      const { product } = catalogueMaker();
      const solid = Array.from({ length: 300 }, (_, index) => product(index)).filter(
        ({ isEffect, industries }) => !isEffect && industries.includes('printing'),
      );
      const { hits } = await nearest('k-001?i=printing', { size: 1000 }, viewers.admin);
      expect(hits.map(({ id }) => id).toSorted()).toEqual(solid.map(({ id }) => id).toSorted());
    });

    it('is offered with the total that it would have', async () => {
      const { media = [], total, medium } = await nearest('k-001?i=plastics&c=red');
      expect(media.length).toBeGreaterThan(3);
      expect(media.find(({ key }) => key === medium.key)?.count).toBe(total);
      for (const { key, count } of media)
        expect(await totalOf(`k-001?i=plastics&c=red&medium=${key}`), key).toBe(count);
    });

    it.each(['k-001', 'k-001?c=red', 'k-001?medium=pp', 'k-200?i=plastics'])(
      'is reckoned with in the counts of industries: %s',
      async (path) => {
        const counts = (await nearest(path)).aggregations?.i ?? [];
        expect(counts.length).toBeGreaterThan(2);
        for (const { key, count } of counts) {
          const alone = `${path.replace(/i=\w+/, '')}${path.includes('?') ? '&' : '?'}i=${key}`;
          expect(await totalOf(alone), key).toBe(count);
        }
      },
    );

    it('is left out where it is unknown, and named', async () => {
      const { medium, ignored } = await nearest('k-001?medium=plaid&medium=hdpe&medium=pp');
      expect(medium.key).toBe('hdpe');
      expect(ignored).toEqual(['plaid', 'pp'].map((value) => ({ key: 'medium', value })));
    });
  });

  it('stays a search for products by colour, and names what it left out', async () => {
    const plain = await nearest('k-001');
    const other = await nearest('k-001?type=assets&sort=newest&tab=all&c=plaid');
    expect(other.hits).toEqual(plain.hits);
    expect(other.ignored).toEqual([{ key: 'c', value: 'plaid' }]);
  });

  it('refuses a body that cannot be meant', async () => {
    expect((await ask('k-001', { from: -1 })).status).toBe(400);
  });
});
