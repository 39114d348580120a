import { beforeAll, describe, expect, it } from 'vitest';
import { viewers } from '../../service.ts';
import { searchHarness } from '../harness.ts';

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
