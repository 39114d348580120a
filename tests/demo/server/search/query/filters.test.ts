import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueMaker } from '../../../../../demo/data/catalogue-maker.ts';
import type { Product } from '../../../../../demo/data/product.ts';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import { optionFacets } from '../../../../../demo/server/catalogue/product-facets.ts';
import { filters } from '../../../../../demo/server/search/query/filters.ts';
import { viewers } from '../../service.ts';
import { searchHarness } from '../harness.ts';

const { admin, internal } = viewers;
let harness: ReturnType<typeof searchHarness>;
let products: Product[];

beforeAll(() => {
  harness = searchHarness();
  const maker = catalogueMaker();
  products = Array.from({ length: 300 }, (_, index) => maker.product(index));
});

/** Ids of the products of which the text of some field holds the quoted key. */
function holders(field: string, key: string): string[] {
  return products
    .filter((product) =>
      [product.fields, ...Object.values(product.byIndustry)].some((fields) => {
        const value = fields[field];
        return value === key || (Array.isArray(value) && JSON.stringify(value).includes(`"${key}"`));
      }),
    )
    .map(({ id }) => id);
}

async function idsOf(query: string): Promise<string[]> {
  const { hits } = await harness.search(query, { viewer: admin, body: { size: 1000 } });
  return hits.map(({ id }) => id);
}

describe('the filter table (row 228)', () => {
  it('has all 50 keys of the specification', () => {
    const keys =
      'type stackFileVersion q i brand c pg t p pe f asset_type asset_category min_doc_date application c_i appearance c_s substrate warping p_t ink_system toner_system dispersibility rheology light_fastness food_contact natural_content natural_origin sr sustainability regulatory prod_plant competitor color_index chemistry ids excluded_ids product_ids vegan halal min_date passivated topic tag tab ingredient zdhc no_internal company';
    expect(Object.keys(filters).toSorted()).toEqual(keys.split(' ').toSorted());
    expect(Object.keys(filters)).toHaveLength(50);
  });

  it('lets only those who see formulations ask for ingredients, also by counts', async () => {
    const asked = (viewer: Viewer) => harness.search('ids=p-0229', { viewer, body: { size: 0 } });
    expect((await asked(viewers.visitor)).aggregations.ingredient).toBeUndefined();
    const [ingredient] = (await asked(viewers.validated)).aggregations.ingredient ?? [];
    expect(ingredient?.count).toBeGreaterThan(0);
    const query = `ingredient=${encodeURIComponent(ingredient?.key ?? '')}`;
    const { ignored } = await harness.search(query, { viewer: viewers.visitor });
    expect(ignored).toEqual([{ key: 'ingredient', value: ingredient?.key }]);
  });

  it('does not know values that only internal products have, except for internal viewers', async () => {
    const query = 'color_index=PR185';
    expect((await harness.search(query, { viewer: viewers.visitor })).ignored).toHaveLength(1);
    expect((await harness.search(query, { viewer: viewers.internal })).ignored).toEqual([]);
  });

  it.each(Object.entries(optionFacets))(
    '%s finds the products that hold a value of %s',
    async (key, field) => {
      const { aggregations } = await harness.search('', { viewer: admin, body: { size: 0 } });
      const [value] = aggregations[key] ?? [];
      if (!value) throw new Error(`no value of ${key}`);
      const ids = await idsOf(`${key}=${encodeURIComponent(value.key)}`);
      expect(ids.toSorted()).toEqual(holders(field, value.key).toSorted());
      expect(ids).toHaveLength(value.count);
      expect(ids.length).toBeGreaterThan(0);
    },
  );

  it.each(['vegan', 'halal', 'zdhc', 'passivated'])(
    '%s finds only products for which it is true',
    async (key) => {
      const ids = await idsOf(`${key}=true`);
      const expected = products
        .filter(({ fields, byIndustry }) =>
          [fields, ...Object.values(byIndustry)].some((f) => f[key] === true),
        )
        .map(({ id }) => id);
      expect(ids.toSorted()).toEqual(expected.toSorted());
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.length).toBeLessThan(300);
    },
  );

  it('i finds the products of an industry', async () => {
    const ids = await idsOf('i=cosmetics');
    expect(ids.toSorted()).toEqual(
      products
        .filter(({ industries }) => industries.includes('cosmetics'))
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('color_index finds all grades of a pigment', async () => {
    expect(await idsOf('color_index=PR254')).toEqual(
      products.filter(({ base }) => base === 'PR254').map(({ id }) => id),
    );
  });

  it('ingredient finds products that are formulated with a raw material', async () => {
    const ids = await idsOf('ingredient=melamine-resin');
    const rows = harness.context.database
      .prepare(
        "SELECT DISTINCT product_id FROM formulation_product JOIN formulation ON id = formulation_id WHERE document LIKE '%melamine-resin%'",
      )
      .all();
    expect(ids.toSorted()).toEqual(rows.map((row) => String(row.product_id)).toSorted());
    expect(ids.length).toBeGreaterThan(3);
  });

  it('type chooses pigments, assets or image stacks (row 229)', async () => {
    for (const type of ['pigments', 'assets', 'imageStacks']) {
      const { hits, total } = await harness.search(`type=${type}`);
      expect(new Set(hits.map(({ resultType }) => resultType))).toEqual(new Set([type]));
      expect(hits.every(({ uid, id }) => uid === `${type}::${id}`)).toBe(true);
      expect(total).toBeGreaterThan(24);
    }
  });

  it('stackFileVersion chooses stacks of three or six angles', async () => {
    const both = await harness.search('type=imageStacks');
    const one = await harness.search('type=imageStacks&stackFileVersion=1');
    expect(one.total * 2).toBe(both.total);
    expect(one.hits.every(({ images }) => (images as unknown[]).length === 3)).toBe(true);
  });

  it('asset_type and asset_category choose documents', async () => {
    const sheets = await harness.search('type=assets&asset_type=tds', { body: { size: 1000 } });
    expect(sheets.hits.every(({ type }) => type === 'tds')).toBe(true);
    const safety = await harness.search('type=assets&asset_category=safety', { viewer: internal });
    expect(safety.total).toBe(299);
    const pigments = await harness.search('asset_type=brochure', { viewer: internal });
    expect(pigments.total).toBe(299);
    expect(pigments.hits[0]?.assets?.map(({ type }) => type)).toEqual(['brochure']);
  });

  it('asset_category and asset_type are one filter, which finds documents of any of their values', async () => {
    const found = async (query: string) => {
      const { hits, total, aggregations } = await harness.search(`type=assets&${query}`, {
        viewer: internal,
        body: { size: 1000 },
      });
      return { total, types: [...new Set(hits.map(({ type }) => type))], aggregations };
    };
    const regulatory = await found('asset_category=regulatory');
    const sheets = await found('asset_type=virtual_msds');
    const both = await found('asset_category=regulatory&asset_type=virtual_msds');
    expect(regulatory.types).not.toContain('virtual_msds');
    expect(both.total).toBe(regulatory.total + sheets.total);
    const [inside = ''] = regulatory.types as string[];
    expect((await found(`asset_category=regulatory&asset_type=${inside}`)).total).toBe(regulatory.total);
    // The count of each value is that of the value alone, whatever is chosen in the other of the two.
    for (const facet of ['asset_type', 'asset_category'])
      expect(both.aggregations[facet], facet).toEqual(
        (await found('')).aggregations[facet]?.filter(({ count }) => count > 0),
      );
    const products = await harness.search('asset_category=regulatory&asset_type=virtual_msds', {
      viewer: internal,
    });
    expect(products.total).toBeGreaterThan(200);
  });

  it('min_doc_date finds documents created since', async () => {
    const { hits } = await harness.search('type=assets&min_doc_date=2026-09-27T00:00:00Z', {
      viewer: internal,
      body: { size: 1000 },
    });
    expect(hits.length).toBeGreaterThanOrEqual(3);
    for (const { createdDate } of hits) expect(String(createdDate) >= '2026-09-27').toBe(true);
    expect(hits.map(({ id }) => id).some((id) => id.startsWith('a-0250'))).toBe(true);
  });

  it('min_date finds products created since', async () => {
    const ids = await idsOf('min_date=2026-01-01');
    expect(ids.toSorted()).toEqual(
      products
        .filter(({ createdDate }) => createdDate >= '2026-01-01')
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('ids, product_ids and excluded_ids take lists, by commas or repeated', async () => {
    expect((await idsOf('ids=p-0001,p-0003')).toSorted()).toEqual(['p-0001', 'p-0003']);
    expect((await idsOf('ids=p-0001&ids=pigments::p-0003')).toSorted()).toEqual(['p-0001', 'p-0003']);
    expect(await idsOf('ids=p-0001,p-0003&excluded_ids=p-0003')).toEqual(['p-0001']);
    const documents = await harness.search('type=assets&product_ids=p-0001');
    expect(new Set(documents.hits.map(({ product }) => (product as { id: string }).id))).toEqual(
      new Set(['p-0001']),
    );
    const named = await harness.search('type=assets&ids=p-0001');
    expect(named.total).toBe(documents.total);
    const [first] = documents.hits;
    const one = await harness.search(`type=assets&ids=p-0001&ids=${first?.id}&excluded_ids=p-0003`);
    expect(one.total).toBe(documents.total);
    expect((await harness.search(`type=assets&ids=${first?.id}`)).hits.map(({ id }) => id)).toEqual([
      first?.id,
    ]);
    expect((await harness.search('type=assets&ids=p-0001&excluded_ids=p-0001')).total).toBe(0);
    const stacks = await harness.search('type=imageStacks&ids=p-0009');
    expect(stacks.hits.map(({ id }) => id)).toEqual(['s-0009-v1', 's-0009-v2']);
    const others = await harness.search(`type=assets&product_ids=p-0001&excluded_ids=${first?.id}`);
    expect(others.total).toBe(documents.total - 1);
  });

  it('no_internal hides internal products from internal users (row 239)', async () => {
    const all = await harness.search('', { viewer: internal });
    const open = await harness.search('no_internal=true', { viewer: internal });
    expect(open.total).toBe(all.total - products.filter((product) => product.isInternal).length);
  });

  it('tab lists products with their documents', async () => {
    const plain = await harness.search('');
    const sheets = await harness.search('tab=all');
    expect(plain.hits[0]).not.toHaveProperty('assets');
    expect(sheets.hits[0]?.assets?.length).toBeGreaterThan(2);
    expect(sheets.total).toBe(plain.total);
  });

  it('company lists what a company saved, for internal users', async () => {
    const { hits, total } = await harness.search('company=c-nordlack', {
      viewer: internal,
      body: { size: 250 },
    });
    expect(total).toBe(200);
    expect(hits.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['p-0003', 'p-0250', 'p-0256', 'p-0257']),
    );
  });

  it('q finds by name, number, chemistry and description', async () => {
    expect((await harness.search('q=rubelis+red+3540')).hits[0]?.id).toBe('p-0001');
    expect((await harness.search('q=213540')).hits.map(({ id }) => id)).toEqual(['p-0001']);
    expect((await harness.search('q=PB15:3')).hits[0]?.id).toBe('p-0002');
    expect((await harness.search('q=blutenblau')).hits[0]?.product_name).toContain('Blütenblau®');
    expect((await harness.search('q=diketopyrro')).total).toBeGreaterThan(4);
    expect((await harness.search('q=!!!')).total).toBe(0);
    expect((await harness.search('q=zzzz')).hits).toEqual([]);
  });
});
