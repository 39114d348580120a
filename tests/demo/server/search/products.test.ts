import { beforeAll, describe, expect, it } from 'vitest';
import { viewers } from '../service.ts';
import { searchHarness } from './harness.ts';

let harness: ReturnType<typeof searchHarness>;

beforeAll(() => {
  harness = searchHarness();
});

interface Pigment {
  id: string;
  product_name: string;
  assets: { id: string; type: string; accessLevel: string; industries: string[] }[];
  technicalProperties: { industry: string }[];
  [field: string]: unknown;
}

const pigment = (path: string, viewer = viewers.visitor as (typeof viewers)[keyof typeof viewers]) =>
  harness.get<Pigment>(`/api/v1/pigment/${path}`, viewer);

describe('GET /api/v1/pigment/:id', () => {
  it('gives the product with its fields per industry', async () => {
    const { status, answer } = await pigment('p-0001?i=coatings');
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      id: 'p-0001',
      uid: 'pigments::p-0001',
      prd: '213540',
      brand: 'Rubelis',
      color_values: { R: 185, G: 47, B: 52, image: 'a-0001-01' },
      coatings: { light_fastness: '8' },
      product_industry_description: expect.stringContaining('Rubelis Red 3540'),
    });
    expect(new Set(answer.technicalProperties.map(({ industry }) => industry))).toEqual(
      new Set(['coatings']),
    );
    for (const { industries } of answer.assets) {
      expect(industries.length === 0 || industries.includes('coatings')).toBe(true);
    }
  });

  it('takes an industry that is not the product’s as none', async () => {
    const { answer } = await pigment('p-0001?i=food-pharma');
    expect(answer).not.toHaveProperty('product_industry_description');
    expect(new Set(answer.technicalProperties.map(({ industry }) => industry)).size).toBeGreaterThan(3);
  });

  it('keeps internal fields and documents from others', async () => {
    const open = await pigment('p-0248');
    const staff = await pigment('p-0248', viewers.internal);
    expect(open.answer).not.toHaveProperty('production_plants');
    expect(staff.answer).toHaveProperty('production_plants');
    expect(open.answer.assets.every(({ accessLevel }) => accessLevel === 'public')).toBe(true);
    expect(staff.answer.assets.length).toBeGreaterThan(open.answer.assets.length);
  });

  it('hides internal products, shows inactive ones, knows no others', async () => {
    expect((await pigment('p-0232')).status).toBe(404);
    expect((await pigment('p-0232', viewers.internal)).status).toBe(200);
    expect((await pigment('p-0231')).answer).toMatchObject({ isActive: false });
    expect(await pigment('p-0000')).toMatchObject({ status: 404, answer: { code: 'not_found' } });
    expect((await pigment('nonsense')).status).toBe(404);
  });

  it('gives effect pigments a preview of their image stack', async () => {
    const { answer } = await pigment('p-0009');
    expect(answer.stackPreviewImage).toMatchObject({
      url: expect.stringMatching(/^http:\/\/document\.test\/api\/v2\/document\/download\/a-0009-\d\d$/),
    });
  });
});

describe('GET /api/v1/formulation/by-ingredient/:id', () => {
  const formulations = (id: string, viewer: (typeof viewers)[keyof typeof viewers]) =>
    harness.get<{ id: string; title: string; link: string; shade: { title: string; color: string } }[]>(
      `/api/v1/formulation/by-ingredient/${id}`,
      viewer,
    );

  it.each([
    ['p-0251', 0],
    ['p-0252', 1],
    ['p-0253', 30],
  ])('gives those of %s: %i', async (id, count) => {
    const { answer } = await formulations(id, viewers.validated);
    expect(answer).toHaveLength(count);
    for (const { shade, link } of answer) {
      expect(shade.color).toMatch(/^#[0-9a-f]{6}$/);
      expect(link).toMatch(/^\/formulations\?id=f-\d{4}$/);
    }
  });

  it('gives none to those who are neither validated nor internal', async () => {
    expect((await formulations('p-0253', viewers.visitor)).answer).toEqual([]);
    expect((await formulations('p-0253', viewers.internal)).answer).toHaveLength(30);
  });
});

describe('GET /api/v1/product-comparison/productsByUids', () => {
  const byUids = (query: string) =>
    harness.get<Pigment[]>(`/api/v1/product-comparison/productsByUids?${query}`);

  it('gives flattened products in the order asked for, without those that are gone', async () => {
    const { answer } = await byUids('uids=p-0003,p-0000,pigments::p-0001,p-0232&i=coatings');
    expect(answer.map(({ id }) => id)).toEqual(['p-0003', 'p-0001']);
    expect(answer[1]).toMatchObject({ light_fastness: '8', application: expect.any(Array) });
    expect(answer[1]).not.toHaveProperty('coatings');
  });

  it('adds the image stack in the version asked for', async () => {
    const { answer } = await byUids(
      'uids=imageStacks::s-0009-v2&i=coatings&type=imageStacks&stackFileVersion=2',
    );
    expect(answer[0]).toMatchObject({ id: 'p-0009', resultType: 'imageStacks', stackFileVersion: 2 });
    expect(answer[0]?.images).toHaveLength(6);
  });

  it('needs a known industry and type', async () => {
    expect((await byUids('uids=p-0001')).status).toBe(400);
    expect((await byUids('uids=p-0001&i=coatings&type=assets')).status).toBe(400);
    expect((await byUids('i=coatings')).answer).toEqual([]);
  });
});

describe('GET /api/v1/product-comparison/advanced/by-product/:id', () => {
  interface Comparison {
    id: string;
    industry: string;
    content: string;
    components: { uid: string; productName: string; link: string }[];
  }
  const comparisons = (path: string) =>
    harness.get<Comparison[]>(`/api/v1/product-comparison/advanced/by-product/${path}`);

  it('gives the comparisons that the product is part of', async () => {
    const row = harness.context.database
      .prepare(
        'SELECT product_id, industry FROM advanced_comparison_product JOIN advanced_comparison ON id = comparison_id',
      )
      .get();
    const { answer } = await comparisons(`${row?.product_id}`);
    expect(answer.length).toBeGreaterThan(0);
    for (const { components, industry } of answer) {
      expect(components.map(({ uid }) => uid)).toContain(`pigments::${row?.product_id}`);
      for (const { link } of components)
        expect(link).toMatch(new RegExp(`^/product/p-\\d{4}\\?i=${industry}$`));
    }
    const own = await comparisons(`${row?.product_id}?industries=${row?.industry}`);
    expect(own.answer.every(({ industry }) => industry === row?.industry)).toBe(true);
    expect((await comparisons(`${row?.product_id}?industries=moon`)).status).toBe(400);
  });
});
