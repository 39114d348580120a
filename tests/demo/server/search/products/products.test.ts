import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import { viewers } from '../../service.ts';
import { searchHarness } from '../harness.ts';

const { get } = searchHarness();
const { internal, validated } = viewers;

interface Pigment {
  assets: { accessLevel: string; industries: string[] }[];
  technicalProperties: { industry: string }[];
  [field: string]: unknown;
}
const pigment = (path: string, viewer?: Viewer) => get<Pigment>(`/api/v1/pigment/${path}`, viewer);
const industriesOf = ({ technicalProperties }: Pigment) =>
  new Set(technicalProperties.map(({ industry }) => industry));

describe('GET /api/v1/pigment/:id', () => {
  it('gives the product with its fields per industry', async () => {
    const { status, answer } = await pigment('p-0001?i=coatings');
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      ...{ id: 'p-0001', uid: 'pigments::p-0001', prd: '213540', brand: 'Rubelis' },
      color_values: { R: 185, G: 47, B: 52, image: 'a-0001-01' },
      coatings: { light_fastness: '8' },
      product_industry_description: expect.stringContaining('Rubelis Red 3540'),
    });
    expect(industriesOf(answer)).toEqual(new Set(['coatings']));
    for (const { industries } of answer.assets)
      expect(industries.length === 0 || industries.includes('coatings')).toBe(true);
  });

  it('takes an industry that is not the product’s as none', async () => {
    const { answer } = await pigment('p-0001?i=food-pharma');
    expect(answer).not.toHaveProperty('product_industry_description');
    expect(industriesOf(answer).size).toBeGreaterThan(3);
  });

  it('keeps internal fields and documents from others', async () => {
    const [{ answer: open }, { answer: staff }] = [
      await pigment('p-0248'),
      await pigment('p-0248', internal),
    ];
    expect(open).not.toHaveProperty('production_plants');
    expect(staff).toHaveProperty('production_plants');
    expect(open.assets.every(({ accessLevel }) => accessLevel === 'public')).toBe(true);
    expect(staff.assets.length).toBeGreaterThan(open.assets.length);
  });

  it('shows inactive products, and knows no others', async () => {
    expect((await pigment('p-0231')).answer).toMatchObject({ isActive: false });
    expect(await pigment('p-0000')).toMatchObject({ status: 404, answer: { code: 'not_found' } });
    expect((await pigment('nonsense')).status).toBe(404);
  });

  it('gives effect pigments a preview of their image stack', async () => {
    const url = expect.stringMatching(/^http:\/\/document\.test\/api\/v2\/document\/download\/a-0009-\d\d$/);
    expect((await pigment('p-0009')).answer.stackPreviewImage).toMatchObject({ url });
  });
});

describe('GET /api/v1/formulation/by-ingredient/:id', () => {
  it.each([
    ['p-0251', 0, validated],
    ['p-0252', 1, validated],
    ['p-0253', 30, validated],
    ['p-0253', 30, internal],
    ['p-0253', 0, viewers.visitor],
  ])('gives those of %s: %i', async (id, count, viewer) => {
    const { answer } = await get<unknown[]>(`/api/v1/formulation/by-ingredient/${id}`, viewer);
    expect(answer).toHaveLength(count);
    const shade = { color: expect.stringMatching(/^#[0-9a-f]{6}$/) };
    for (const each of answer)
      expect(each).toMatchObject({ shade, link: expect.stringMatching(/^\/formulations\?id=f-\d{4}$/) });
  });
});
