import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueMaker } from '../../../../../demo/data/catalogue-maker.ts';
import type {
  AnsweredCompetitor,
  NearestAnswer,
} from '../../../../../demo/server/search/competitors/competitor-calls.ts';
import { deltaE2000 } from '../../../../../src/comparison/rules/colors/delta-e-2000.ts';
import { viewers } from '../../service.ts';
import { searchHarness } from '../harness.ts';

interface Property {
  medium: string;
  applicationType: string;
  propertyType: string;
  value: unknown;
}

let harness: ReturnType<typeof searchHarness>;
beforeAll(() => {
  harness = searchHarness();
});

const viewer = viewers.competitorViewer;
const suggest = (query: string, as: (typeof viewers)[keyof typeof viewers] = viewer) =>
  harness.get<AnsweredCompetitor[]>(`/api/v1/competitor/product?${query}`, as);
const ask = (path: string, options: { body?: unknown; as?: (typeof viewers)[keyof typeof viewers] } = {}) => {
  const { body, as = viewer } = options;
  return harness.post<NearestAnswer>(`/api/v1/competitor/nearest/${path}`, { body, viewer: as });
};
const nearest = async (path: string, body?: unknown, as?: (typeof viewers)[keyof typeof viewers]) => {
  const { status, answer } = await ask(path, { body, ...(as && { as }) });
  expect(status).toBe(200);
  return answer;
};

describe('GET /api/v1/competitor/product', () => {
  it('gives products with their colour', async () => {
    const { answer } = await suggest('q=lakeside%20pr254');
    expect(answer).toEqual([
      {
        id: 'k-001',
        company: 'Lakeside Color',
        name: 'Red 1728',
        color_index: 'C.I. Pigment Red 254',
        medium: 'alkyd',
        medium_title: 'Alkyd melamine',
        lab: { L: 38.68, a: 54.4, b: 31.94 },
        color: '#ae242b',
      },
    ]);
  });

  it('gives ten at most, without a term too, and only those of the industries asked for', async () => {
    expect((await suggest('')).answer).toHaveLength(10);
    const cosmetics = await suggest('q=norchroma%20yellow&i=cosmetics');
    const all = await suggest('q=norchroma%20yellow');
    expect(cosmetics.answer.length).toBeLessThan(all.answer.length);
  });

  it('refuses a term that is too long', async () => {
    expect((await suggest(`q=${'x'.repeat(201)}`)).status).toBe(400);
  });
});

describe('POST /api/v1/competitor/nearest/:id', () => {
  it('answers like a search, with figures that the colours bear out', async () => {
    const { competitor, total, hits, aggregations, ignored } = await nearest('k-001');
    expect(competitor.name).toBe('Red 1728');
    expect(hits).toHaveLength(24);
    expect(total).toBeGreaterThan(200);
    expect(ignored).toEqual([]);
    expect(aggregations?.c?.length).toBeGreaterThan(5);
    for (const { lab, deltaE } of hits) expect(deltaE).toBeCloseTo(deltaE2000(competitor.lab, lab), 2);
    const far = hits.map(({ deltaE }) => deltaE);
    expect(far).toEqual(far.toSorted((one, other) => one - other));
  });

  it('loads the rest as one list', async () => {
    const all = await nearest('k-001', { size: 300 });
    const more = await nearest('k-001', { from: 24 });
    expect(all.hits).toHaveLength(all.total);
    expect(more.hits).toEqual(all.hits.slice(24, 48));
    expect(more.aggregations).toBeUndefined();
    expect((await nearest('k-001', { size: 0 })).hits).toEqual([]);
  });

  it('is narrowed by filters and a term; each count is the total with that value alone', async () => {
    const base = await nearest('k-001');
    for (const { key, count } of base.aggregations?.c ?? [])
      expect((await nearest(`k-001?c=${key}`, { size: 0 })).total, key).toBe(count);
    const yellow = await nearest('k-001?c=yellow&i=plastics');
    expect(yellow.hits.every((hit) => hit.color_space === 'yellow')).toBe(true);
    const rubelis = await nearest('k-001?q=rubelis');
    expect(rubelis.hits.map(({ deltaE }) => deltaE)).toEqual(
      rubelis.hits.map(({ deltaE }) => deltaE).toSorted((one, other) => one - other),
    );
    expect(rubelis.hits.every((hit) => hit.brand === 'Rubelis')).toBe(true);
  });

  describe('the medium', () => {
    it('is the competitor’s own at first, and named with it and with each of ours', async () => {
      const { competitor, medium, hits } = await nearest('k-001');
      expect(competitor).toMatchObject({ medium: 'alkyd', medium_title: 'Alkyd melamine' });
      expect(medium).toEqual({
        key: 'alkyd',
        title: 'Alkyd melamine',
        condition: 'Stoving enamel, 20 minutes at 140 °C',
      });
      for (const hit of hits)
        expect(hit).toMatchObject({
          medium: 'alkyd',
          medium_title: 'Alkyd melamine',
          look_industry: 'coatings',
        });
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
        const { answer } = await harness.get<{ technicalProperties: Property[] }>(
          `/api/v1/pigment/${id}`,
          viewer,
        );
        const value = (type: string) =>
          answer.technicalProperties.find(
            (each) =>
              each.medium === key && each.applicationType === 'masstone' && each.propertyType === type,
          )?.value;
        expect(lab).toEqual({ L: value('lightness'), a: value('a'), b: value('b') });
        expect(deltaE).toBeCloseTo(deltaE2000(competitor.lab, lab), 2);
      }
    });

    it('ranks for plastics as HDPE does, not as a stoving enamel', async () => {
      const coatings = await nearest('k-001?i=coatings');
      const plastics = await nearest('k-001?i=plastics');
      const same = plastics.hits.find(({ id }) => id === coatings.hits[0]?.id);
      expect(same?.lab).not.toEqual(coatings.hits[0]?.lab);
      expect(same?.masstone).not.toBe(coatings.hits[0]?.masstone);
    });

    it('finds all solid pigments for printing, also those made for nothing else', async () => {
      const maker = catalogueMaker();
      const solid = Array.from({ length: 300 }, (_, index) => maker.product(index)).filter(
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
        expect((await nearest(`k-001?i=plastics&c=red&medium=${key}`, { size: 0 })).total, key).toBe(count);
      expect((await nearest('k-001', { from: 24 })).media).toBeUndefined();
    });

    it.each(['k-001', 'k-001?c=red', 'k-001?medium=pp', 'k-200?i=plastics'])(
      'is reckoned with in the counts of industries: %s',
      async (path) => {
        const { aggregations } = await nearest(path);
        expect(aggregations?.i?.length).toBeGreaterThan(2);
        for (const { key, count } of aggregations?.i ?? []) {
          const alone = `${path.replace(/i=\w+/, '')}${path.includes('?') ? '&' : '?'}i=${key}`;
          expect((await nearest(alone, { size: 0 })).total, key).toBe(count);
        }
      },
    );

    it('is left out where it is unknown, and named', async () => {
      const { medium, ignored } = await nearest('k-001?medium=plaid&medium=hdpe&medium=pp');
      expect(medium.key).toBe('hdpe');
      expect(ignored).toEqual([
        { key: 'medium', value: 'plaid' },
        { key: 'medium', value: 'pp' },
      ]);
    });
  });

  it('stays a search for products by colour, and names what it left out', async () => {
    const plain = await nearest('k-001');
    const other = await nearest('k-001?type=assets&sort=newest&tab=all&c=plaid');
    expect(other.hits).toEqual(plain.hits);
    expect(other.ignored).toEqual([{ key: 'c', value: 'plaid' }]);
  });

  it('refuses a body that cannot be meant', async () => {
    expect((await ask('k-001', { body: { from: -1 } })).status).toBe(400);
  });
});
