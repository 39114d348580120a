import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import type {
  ColorConditionsAnswer,
  NearestToColorAnswer,
} from '../../../../../demo/server/search/nearest/color-calls.ts';
import { deltaE2000 } from '../../../../../src/comparison/rules/colors/delta-e-2000.ts';
import { viewers } from '../../service.ts';
import { searchHarness } from '../harness.ts';

interface Measured {
  technicalProperties: Record<
    'medium' | 'applicationType' | 'propertyType' | 'industry' | 'value',
    unknown
  >[];
}

const { get, post } = searchHarness();
const red = { L: 40, a: 50, b: 30 };

const ask = (query = '', body?: object, viewer = viewers.visitor) =>
  post<NearestToColorAnswer>(`/api/v1/color/nearest?L=40&a=50&b=30${query}`, { body, viewer });
async function nearest(...asked: Parameters<typeof ask>) {
  const { status, answer } = await ask(...asked);
  expect(status).toBe(200);
  return answer;
}

describe('GET /api/v1/color/conditions', () => {
  it('names media, shades and the light of the measurements', async () => {
    const { answer } = await get<ColorConditionsAnswer>('/api/v1/color/conditions');
    expect(answer.lights).toEqual([{ illuminant: 'D65', observer: '10°' }]);
    expect(answer.applicationTypes).toEqual([
      { key: 'masstone', title: 'Masstone' },
      { key: 'tint', title: 'Tint 1:10' },
    ]);
    expect(answer.media.length).toBeGreaterThan(20);
    for (const { key, count } of answer.media.slice(0, 4))
      expect((await nearest(`&medium=${key}`, { size: 0 })).total, key).toBe(count);
  });

  it('counts internal products for staff only', async () => {
    const count = async (viewer: Viewer) =>
      (await get<ColorConditionsAnswer>('/api/v1/color/conditions', viewer)).answer.media[0]?.count ?? 0;
    expect(await count(viewers.internal)).toBeGreaterThan(await count(viewers.visitor));
  });
});

describe('POST /api/v1/color/nearest', () => {
  it('answers like a search for everybody, with figures that the colours bear out', async () => {
    const answer = await nearest();
    expect(answer).toMatchObject({
      ...{ applicationType: 'masstone', illuminant: 'D65', observer: '10°', ignored: [] },
      medium: { key: 'alkyd', title: 'Alkyd melamine' },
    });
    expect(answer.hits).toHaveLength(24);
    expect(answer.aggregations?.c?.length).toBeGreaterThan(5);
    const far = answer.hits.map(({ deltaE }) => deltaE);
    expect(far).toEqual(far.toSorted((one, other) => one - other));
    for (const { lab, deltaE, masstone, tint } of answer.hits) {
      expect(deltaE).toBeCloseTo(deltaE2000(red, lab), 2);
      expect([masstone, tint]).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)]);
    }
    expect((await nearest('', { from: 24 })).hits[0]?.deltaE).toBeGreaterThanOrEqual(far.at(-1) ?? 0);
  });

  it('compares tints in the medium asked for', async () => {
    const { hits, medium, applicationType } = await nearest('&medium=hdpe&applicationType=tint');
    expect([medium.key, applicationType]).toEqual(['hdpe', 'tint']);
    const masstones = (await nearest('&medium=hdpe', { size: 1000 })).hits;
    const [first] = hits;
    const same = masstones.find(({ id }) => id === first?.id);
    expect(same?.lab).not.toEqual(first?.lab);
    expect([same?.masstone, same?.tint]).toEqual([first?.masstone, first?.tint]);
  });

  it('gives what is within the tolerance; every count is the total with that value alone', async () => {
    const all = (await nearest('', { size: 1000 })).hits;
    const tolerance = 12;
    const {
      total,
      hits,
      media = [],
      aggregations,
    } = await nearest(`&tolerance=${tolerance}`, { size: 1000 });
    expect(hits.map(({ id }) => id)).toEqual(
      all.filter(({ deltaE }) => deltaE <= tolerance).map(({ id }) => id),
    );
    expect(total).toBe(hits.length);
    expect(total).toBeGreaterThan(0);
    const totalOf = async (query: string) =>
      (await nearest(`&tolerance=${tolerance}${query}`, { size: 0 })).total;
    for (const { key, count } of media.slice(0, 5)) expect(await totalOf(`&medium=${key}`), key).toBe(count);
    for (const { key, count } of aggregations?.i ?? []) expect(await totalOf(`&i=${key}`), key).toBe(count);
    for (const { key, count } of aggregations?.c ?? []) expect(await totalOf(`&c=${key}`), key).toBe(count);
  });

  it.each(['nc-gravure', 'hdpe'])(
    'names industry and light fastness of %s and of the shade, and filters and counts by them',
    async (medium) => {
      const light = new Map<string, unknown>();
      for (const shade of ['masstone', 'tint']) {
        const asked = `&medium=${medium}&applicationType=${shade}`;
        const { hits } = await nearest(asked, { size: 12 });
        for (const { id, look_industry, light_fastness, ...hit } of hits) {
          const { answer } = await get<Measured>(`/api/v1/pigment/${id}?i=${look_industry}`);
          const measured = answer.technicalProperties.find(
            (each) =>
              each.medium === medium &&
              each.applicationType === shade &&
              each.propertyType === 'light_fastness',
          );
          expect([measured?.industry, measured?.value], id).toEqual([look_industry, light_fastness]);
          expect(hit).toMatchObject({ medium, applicationType: shade });
          expect(hit).not.toHaveProperty('weather_fastness');
          light.set(`${id} ${shade}`, light_fastness);
        }
        const filtered = `${asked}&tolerance=60&light_fastness=6,7`;
        const { total, hits: found, media = [], aggregations } = await nearest(filtered, { size: 1000 });
        expect(new Set(found.map(({ light_fastness }) => light_fastness))).toEqual(new Set(['6', '7']));
        expect(found).toHaveLength(total);
        const totalWith = async (query: string) => (await nearest(query, { size: 0 })).total;
        for (const { key, count } of aggregations?.light_fastness ?? [])
          expect(await totalWith(`${asked}&tolerance=60&light_fastness=${key}`), key).toBe(count);
        for (const { key, count } of media.slice(0, 8))
          expect(await totalWith(filtered.replace(medium, key)), key).toBe(count);
        const anyMedium = filtered.replace(`&medium=${medium}`, '');
        for (const { key, count } of (await nearest(anyMedium)).aggregations?.i ?? [])
          expect(await totalWith(`${anyMedium}&i=${key}`), key).toBe(count);
      }
      const differs = [...light].some(([key, value]) => value !== light.get(key.replace('masstone', 'tint')));
      expect(differs).toBe(true);
    },
  );

  it('says how far the nearest is where none is within, with the filters of the search', async () => {
    const { total, nearest: far, hits } = await nearest('&tolerance=0.01');
    expect([total, hits]).toEqual([0, []]);
    const [first] = (await nearest('', { size: 1 })).hits;
    expect(far).toBe(first?.deltaE);
    const yellow = (await nearest('&tolerance=0.01&c=yellow')).nearest;
    expect(yellow).toBe((await nearest('&c=yellow', { size: 1 })).hits[0]?.deltaE);
    expect((await nearest('&tolerance=0.01&q=nosuchword')).nearest).toBeUndefined();
    expect((await nearest()).nearest).toBeUndefined();
  });

  it.each([
    ['?L=40&a=50', { b: 'b must be a number from -150 to 150' }],
    ['?L=101&a=50&b=x', { L: 'L must be a number from 0 to 100', b: 'b must be a number from -150 to 150' }],
    ['?L=40&a=50&b=30&tolerance=-1', { tolerance: 'tolerance must be a number from 0 to 100' }],
    ['?L=40&a=50&b=30&applicationType=ink', { applicationType: 'applicationType must be masstone or tint' }],
  ])('refuses %s and names what is wrong', async (query, fields) => {
    const { status, answer } = await post<object>(`/api/v1/color/nearest${query}`);
    expect(status).toBe(400);
    expect(answer).toMatchObject({ code: 'bad_request', fields });
  });

  it.each(['&illuminant=A', '&observer=2', '&illuminant=D50&observer=10'])(
    'refuses a colour of another light, and says which one is measured: %s',
    async (query) => {
      const { status, answer } = await ask(query);
      expect(status).toBe(400);
      expect(answer).toEqual({
        code: 'conditions_not_measured',
        message: 'Our colours are measured with D65, 10° observer only.',
      });
    },
  );

  it('takes the light that it measures with, and names an unknown medium', async () => {
    const plain = await nearest('&illuminant=D65&observer=10%C2%B0');
    expect(plain.hits).toEqual((await nearest()).hits);
    expect((await nearest('&medium=plaid')).ignored).toEqual([{ key: 'medium', value: 'plaid' }]);
  });
});
