import { beforeAll, describe, expect, it } from 'vitest';
import { searchHarness } from '../harness.ts';

let harness: ReturnType<typeof searchHarness>;

beforeAll(() => {
  harness = searchHarness();
});

describe('GET /api/v1/product-comparison/productsByUids', () => {
  const byUids = (query: string) =>
    harness.get<Record<string, unknown>[]>(`/api/v1/product-comparison/productsByUids?${query}`);

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
