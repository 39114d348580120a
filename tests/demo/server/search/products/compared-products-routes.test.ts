import { describe, expect, it } from 'vitest';
import { searchHarness } from '../harness.ts';

const { get, context } = searchHarness();

describe('GET /api/v1/product-comparison/productsByUids', () => {
  const byUids = (query: string) =>
    get<Record<string, unknown>[]>(`/api/v1/product-comparison/productsByUids?${query}`);

  it('gives flattened products in the order asked for, without those that are gone', async () => {
    const { answer } = await byUids('uids=p-0003,p-0000,pigments::p-0001,p-0232&i=coatings');
    expect(answer).toMatchObject([
      { id: 'p-0003' },
      { id: 'p-0001', light_fastness: '8', application: expect.any(Array) },
    ]);
    expect(answer[1]).not.toHaveProperty('coatings');
  });

  it('adds the image stack in the version asked for', async () => {
    const query = 'uids=imageStacks::s-0009-v2&i=coatings&type=imageStacks&stackFileVersion=2';
    const stack = { id: 'p-0009', resultType: 'imageStacks', stackFileVersion: 2, images: { length: 6 } };
    expect((await byUids(query)).answer).toMatchObject([stack]);
  });

  it('needs a known industry and type', async () => {
    expect((await byUids('uids=p-0001')).status).toBe(400);
    expect((await byUids('uids=p-0001&i=coatings&type=assets')).status).toBe(400);
    expect((await byUids('i=coatings')).answer).toEqual([]);
  });
});

describe('GET /api/v1/product-comparison/advanced/by-product/:id', () => {
  interface Comparison {
    industry: string;
    components: { uid: string; link: string }[];
  }
  const [row] = context.database
    .prepare(
      'SELECT product_id, industry FROM advanced_comparison_product JOIN advanced_comparison ON id = comparison_id',
    )
    .all();
  const comparisons = (query = '') =>
    get<Comparison[]>(`/api/v1/product-comparison/advanced/by-product/${row?.product_id}${query}`);

  it('gives the comparisons that the product is part of', async () => {
    const { answer } = await comparisons();
    expect(answer.length).toBeGreaterThan(0);
    for (const { components, industry } of answer) {
      expect(components.map(({ uid }) => uid)).toContain(`pigments::${row?.product_id}`);
      for (const { link } of components)
        expect(link).toMatch(new RegExp(`^/product/p-\\d{4}\\?i=${industry}$`));
    }
  });

  it('narrows them to a known industry', async () => {
    const { answer } = await comparisons(`?industries=${row?.industry}`);
    expect(new Set(answer.map(({ industry }) => industry))).toEqual(new Set([row?.industry]));
    expect((await comparisons('?industries=moon')).status).toBe(400);
  });
});
