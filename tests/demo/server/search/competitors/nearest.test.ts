import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import { deltaE2000 } from '../../../../../src/comparison/rules/colors/delta-e-2000.ts';
import { firstProducts } from '../../../data/first-products.ts';
import { viewers } from '../../service.ts';
import { labIn, searchHarness } from '../harness.ts';

interface Near {
  id: string;
  industries: string[];
  color_index?: string;
  transparency_title?: string;
  deltaE: number;
  medium: string;
  angle?: string;
}

const { get, search } = searchHarness();
const nearest = (query: string, viewer?: Viewer) => get<Near[]>(`/api/v1/pigment/${query}`, viewer);

/** The colour of a product for coatings as its page shows it. */
async function labOf(id: string, ...place: [medium: string, applicationType?: string, angle?: string]) {
  const path = `/api/v1/pigment/${id}?i=coatings`;
  return labIn((await get<Parameters<typeof labIn>[0]>(path, viewers.internal)).answer, ...place);
}

describe('GET /api/v1/pigment/:id/nearest', () => {
  it('gives the four nearest, the nearest first, with a difference that their own figures bear out', async () => {
    const { answer } = await nearest('p-0001/nearest?i=coatings&medium=powder-polyester');
    expect(answer).toHaveLength(4);
    const own = await labOf('p-0001', 'powder-polyester');
    for (const { id, deltaE, industries, color_index, transparency_title } of answer) {
      expect(id).not.toBe('p-0001');
      expect(industries).toContain('coatings');
      expect(deltaE).toBeCloseTo(deltaE2000(own, await labOf(id, 'powder-polyester')), 2);
      expect(color_index).toMatch(/^C\.I\. Pigment /);
      expect(transparency_title).toMatch(/^(Semi-)?(transparent|opaque)$/i);
    }
    const differences = answer.map(({ deltaE }) => deltaE);
    expect(differences).toEqual(differences.toSorted((one, other) => one - other));
  });

  it('takes the first medium where none is named', async () => {
    const named = await nearest('p-0001/nearest?i=coatings&medium=alkyd');
    const { answer } = await nearest('p-0001/nearest?i=coatings');
    expect(answer).toEqual(named.answer);
    expect(answer.map(({ medium }) => medium)).toEqual(['alkyd', 'alkyd', 'alkyd', 'alkyd']);
  });

  it('compares tints with tints where these are asked for', async () => {
    const { answer } = await nearest('p-0001/nearest?i=coatings&medium=alkyd&applicationType=tint&limit=1');
    const [own, other] = [
      await labOf('p-0001', 'alkyd', 'tint'),
      await labOf(answer[0]?.id ?? '', 'alkyd', 'tint'),
    ];
    expect(answer[0]?.deltaE).toBeCloseTo(deltaE2000(own, other), 2);
  });

  it('compares effect pigments with each other, at 45°', async () => {
    const { answer } = await nearest('p-0009/nearest?i=coatings&medium=alkyd');
    expect(answer).toHaveLength(4);
    const own = await labOf('p-0009', 'alkyd', 'masstone', '45');
    for (const { id, deltaE, angle } of answer) {
      expect(angle).toBe('45');
      expect(deltaE).toBeCloseTo(deltaE2000(own, await labOf(id, 'alkyd', 'masstone', '45')), 2);
    }
  });

  it('offers no inactive product, and internal ones to internal users alone', async () => {
    const products = firstProducts(300);
    const byId = new Map(products.map((each) => [each.id, each]));
    const seen = { visitor: 0, validated: 0, internal: 0 };
    for (const { id } of products.filter(({ index }) => index % 7 === 0))
      for (const role of ['visitor', 'validated', 'internal'] as const) {
        const { status, answer } = await nearest(`${id}/nearest?i=coatings&limit=20`, viewers[role]);
        for (const near of status === 200 ? answer : []) {
          expect(byId.get(near.id)?.isActive, near.id).toBe(true);
          if (byId.get(near.id)?.isInternal) seen[role]++;
        }
      }
    expect(seen).toEqual({ visitor: 0, validated: 0, internal: expect.any(Number) });
    expect(seen.internal).toBeGreaterThan(0);
  });

  it('helps who looks at an inactive product', async () => {
    const { hits } = await search('i=coatings', { size: 300 });
    const inactive = hits.find(({ isActive }) => !isActive);
    expect((await nearest(`${inactive?.id}/nearest?i=coatings`)).answer).toHaveLength(4);
  });

  it.each([
    ['i=coatings&medium=hdpe', 'a medium of another industry'],
    ['i=coatings&applicationType=print', 'an unknown application'],
    ['i=food-pharma', 'an industry that it is not made for'],
  ])('finds nothing by %s: %s', async (query) => {
    expect(await nearest(`p-0001/nearest?${query}`)).toEqual({ status: 200, answer: [] });
  });

  it.each(['', 'i=aviation', 'i=coatings&limit=0', 'i=coatings&limit=21'])('refuses "%s"', async (query) => {
    expect((await nearest(`p-0001/nearest?${query}`)).status).toBe(400);
  });
});
