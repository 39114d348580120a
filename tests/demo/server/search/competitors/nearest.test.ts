import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueMaker } from '../../../../../demo/data/catalogue-maker.ts';
import { deltaE2000 } from '../../../../../src/comparison/rules/colors/delta-e-2000.ts';
import { viewers } from '../../service.ts';
import { searchHarness } from '../harness.ts';

interface Near {
  id: string;
  product_name: string;
  industries: string[];
  color_index?: string;
  transparency_title?: string;
  deltaE: number;
  medium: string;
  angle?: string;
}
interface Pigment {
  isActive: boolean;
  isInternal: boolean;
  technicalProperties: {
    medium: string;
    applicationType: string;
    propertyType: string;
    angle?: string;
    value: number;
  }[];
}

let harness: ReturnType<typeof searchHarness>;
beforeAll(() => {
  harness = searchHarness();
});

const nearest = (query: string, viewer = viewers.visitor as (typeof viewers)[keyof typeof viewers]) =>
  harness.get<Near[]>(`/api/v1/pigment/${query}`, viewer);

/** The colour of a product as its page shows it. */
async function labOf(id: string, industry: string, medium: string, applicationType: string, angle?: string) {
  const { answer } = await harness.get<Pigment>(`/api/v1/pigment/${id}?i=${industry}`, viewers.internal);
  const at = (type: string) =>
    answer.technicalProperties.find(
      (each) =>
        each.medium === medium &&
        each.applicationType === applicationType &&
        each.propertyType === type &&
        each.angle === angle,
    )?.value ?? Number.NaN;
  return { L: at('lightness'), a: at('a'), b: at('b') };
}

describe('GET /api/v1/pigment/:id/nearest', () => {
  it('gives the four nearest, the nearest first, with a difference that their own figures bear out', async () => {
    const { answer } = await nearest('p-0001/nearest?i=coatings&medium=powder-polyester');
    expect(answer).toHaveLength(4);
    const own = await labOf('p-0001', 'coatings', 'powder-polyester', 'masstone');
    for (const { id, deltaE, industries } of answer) {
      expect(industries).toContain('coatings');
      const other = await labOf(id, 'coatings', 'powder-polyester', 'masstone');
      expect(deltaE).toBeCloseTo(deltaE2000(own, other), 2);
    }
    for (const { color_index, transparency_title } of answer) {
      expect(color_index).toMatch(/^C\.I\. Pigment /);
      expect(['Transparent', 'Semi-transparent', 'Semi-opaque', 'Opaque']).toContain(transparency_title);
    }
    const differences = answer.map(({ deltaE }) => deltaE);
    expect(differences).toEqual(differences.toSorted((one, other) => one - other));
    expect(answer.map(({ id }) => id)).not.toContain('p-0001');
  });

  it('takes the first medium where none is named', async () => {
    const named = await nearest('p-0001/nearest?i=coatings&medium=alkyd');
    const { answer } = await nearest('p-0001/nearest?i=coatings');
    expect(answer).toEqual(named.answer);
    expect(answer.map(({ medium }) => medium)).toEqual(['alkyd', 'alkyd', 'alkyd', 'alkyd']);
  });

  it('compares tints with tints where these are asked for', async () => {
    const { answer } = await nearest('p-0001/nearest?i=coatings&medium=alkyd&applicationType=tint&limit=1');
    const own = await labOf('p-0001', 'coatings', 'alkyd', 'tint');
    const other = await labOf(answer[0]?.id ?? '', 'coatings', 'alkyd', 'tint');
    expect(answer[0]?.deltaE).toBeCloseTo(deltaE2000(own, other), 2);
  });

  it('compares effect pigments with each other, at 45°', async () => {
    const { answer } = await nearest('p-0009/nearest?i=coatings&medium=alkyd');
    expect(answer).toHaveLength(4);
    const own = await labOf('p-0009', 'coatings', 'alkyd', 'masstone', '45');
    for (const { id, deltaE, angle } of answer) {
      expect(angle).toBe('45');
      expect(deltaE).toBeCloseTo(deltaE2000(own, await labOf(id, 'coatings', 'alkyd', 'masstone', '45')), 2);
    }
  });

  it('offers no inactive product, and internal ones to internal users alone', async () => {
    const maker = catalogueMaker();
    const products = Array.from({ length: 300 }, (_, index) => maker.product(index));
    const byId = new Map(products.map((product) => [product.id, product]));
    const seen = { visitor: 0, validated: 0, internal: 0 };
    for (const { id } of products.filter(({ index }) => index % 7 === 0)) {
      for (const role of ['visitor', 'validated', 'internal'] as const) {
        const { status, answer } = await nearest(`${id}/nearest?i=coatings&limit=20`, viewers[role]);
        for (const near of status === 200 ? answer : []) {
          expect(byId.get(near.id)?.isActive, near.id).toBe(true);
          if (byId.get(near.id)?.isInternal) seen[role]++;
        }
      }
    }
    expect(seen).toMatchObject({ visitor: 0, validated: 0 });
    expect(seen.internal).toBeGreaterThan(0);
  });

  it('helps who looks at an inactive product', async () => {
    const all = await harness.search('size=300', { body: { size: 300 } });
    const inactive = all.hits.find(
      ({ isActive, industries }) => !isActive && (industries as string[]).includes('coatings'),
    );
    expect((await nearest(`${inactive?.id}/nearest?i=coatings`)).answer).toHaveLength(4);
  });

  it.each([
    ['p-0001/nearest?i=coatings&medium=hdpe', 'a medium of another industry'],
    ['p-0001/nearest?i=coatings&applicationType=print', 'an unknown application'],
    ['p-0001/nearest?i=food-pharma', 'an industry that it is not made for'],
  ])('finds nothing by %s: %s', async (query) => {
    expect(await nearest(query)).toEqual({ status: 200, answer: [] });
  });

  it.each([
    ['p-0001/nearest', viewers.visitor, 400],
    ['p-0001/nearest?i=aviation', viewers.visitor, 400],
    ['p-0001/nearest?i=coatings&limit=0', viewers.visitor, 400],
    ['p-0001/nearest?i=coatings&limit=21', viewers.visitor, 400],
    ['p-9999/nearest?i=coatings', viewers.internal, 404],
    ['p-0232/nearest?i=coatings', viewers.visitor, 404],
    ['p-0232/nearest?i=coatings', viewers.validated, 404],
    ['p-0232/nearest?i=coatings', viewers.internal, 200],
  ])('answers %s by what the viewer may see', async (query, viewer, status) => {
    expect((await nearest(query, viewer)).status).toBe(status);
  });
});
