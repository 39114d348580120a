import { describe, expect, it } from 'vitest';
import type { Product } from '../../../../../demo/data/product.ts';
import { optionFacets } from '../../../../../demo/server/catalogue/product-facets.ts';
import { filters } from '../../../../../demo/server/search/query/filters.ts';
import { firstProducts } from '../../../data/first-products.ts';
import { viewers } from '../../service.ts';
import { searchHarness } from '../harness.ts';

const { admin, internal, visitor, validated } = viewers;
const { search, context } = searchHarness();
const products = firstProducts(300);
const fieldsOf = ({ fields, byIndustry }: Product) => [fields, ...Object.values(byIndustry)];

const expected = (holds: (product: Product) => boolean) => products.filter(holds).map(({ id }) => id);
const found = async (query: string) =>
  (await search(query, { viewer: admin, size: 1000 })).hits.map(({ id }) => id).toSorted();

describe('the filter table (row 228)', () => {
  it('has all 50 keys of the specification', () => {
    const keys =
      'type stackFileVersion q i brand c pg t p pe f asset_type asset_category min_doc_date application c_i appearance c_s substrate warping p_t ink_system toner_system dispersibility rheology light_fastness food_contact natural_content natural_origin sr sustainability regulatory prod_plant competitor color_index chemistry ids excluded_ids product_ids vegan halal min_date passivated topic tag tab ingredient zdhc no_internal company';
    expect(Object.keys(filters).toSorted()).toEqual(keys.split(' ').toSorted());
    expect(Object.keys(filters)).toHaveLength(50);
  });

  it('lets only those who see formulations ask for ingredients, also by counts', async () => {
    const ingredientsFor = async (viewer: typeof visitor | typeof validated) =>
      (await search('ids=p-0229', { viewer, size: 0 })).aggregations.ingredient;
    expect(await ingredientsFor(visitor)).toBeUndefined();
    const [{ key = '', count = 0 } = {}] = (await ingredientsFor(validated)) ?? [];
    expect(count).toBeGreaterThan(0);
    const { ignored } = await search(`ingredient=${encodeURIComponent(key)}`);
    expect(ignored).toEqual([{ key: 'ingredient', value: key }]);
  });

  it('does not know values that only internal products have, except for internal viewers', async () => {
    expect((await search('color_index=PR185')).ignored).toHaveLength(1);
    expect((await search('color_index=PR185', { viewer: internal })).ignored).toEqual([]);
  });

  it.each(Object.entries(optionFacets))(
    '%s finds the products that hold a value of %s',
    async (key, field) => {
      const [value] = (await search('', { viewer: admin, size: 0 })).aggregations[key] ?? [];
      if (!value) throw new Error(`no value of ${key}`);
      const ids = await found(`${key}=${encodeURIComponent(value.key)}`);
      // The text of the field is the key, or holds it in quotes.
      const isHeld = (held: unknown) =>
        held === value.key || (Array.isArray(held) && JSON.stringify(held).includes(`"${value.key}"`));
      expect(ids).toEqual(expected((product) => fieldsOf(product).some((fields) => isHeld(fields[field]))));
      expect(ids).toHaveLength(value.count);
      expect(ids.length).toBeGreaterThan(0);
    },
  );

  it.each(['vegan', 'halal', 'zdhc', 'passivated'])(
    '%s finds only products for which it is true',
    async (key) => {
      const ids = await found(`${key}=true`);
      expect(ids).toEqual(expected((product) => fieldsOf(product).some((fields) => fields[key] === true)));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids.length).toBeLessThan(300);
    },
  );

  it.each<[string, (product: Product) => boolean]>([
    ['i=cosmetics', ({ industries }) => industries.includes('cosmetics')],
    ['color_index=PR254', ({ base }) => base === 'PR254'],
    ['min_date=2026-01-01', ({ createdDate }) => createdDate >= '2026-01-01'],
    ['ids=p-0001,p-0003', ({ id }) => id === 'p-0001' || id === 'p-0003'],
    ['ids=p-0001&ids=pigments::p-0003', ({ id }) => id === 'p-0001' || id === 'p-0003'],
    ['ids=p-0001,p-0003&excluded_ids=p-0003', ({ id }) => id === 'p-0001'],
  ])('%s finds what it names, and nothing else', async (query, holds) => {
    expect(await found(query)).toEqual(expected(holds));
  });

  it('ingredient finds products that are formulated with a raw material', async () => {
    const ids = await found('ingredient=melamine-resin');
    const rows = context.database
      .prepare(
        "SELECT DISTINCT product_id FROM formulation_product JOIN formulation ON id = formulation_id WHERE document LIKE '%melamine-resin%'",
      )
      .all();
    expect(ids).toEqual(rows.map((row) => String(row.product_id)).toSorted());
    expect(ids.length).toBeGreaterThan(3);
  });

  it.each(['pigments', 'assets', 'imageStacks'])('type chooses %s (row 229)', async (type) => {
    const { hits, total } = await search(`type=${type}`);
    for (const { resultType, uid, id } of hits) expect([resultType, uid]).toEqual([type, `${type}::${id}`]);
    expect(total).toBeGreaterThan(24);
  });

  it('stackFileVersion chooses stacks of three or six angles', async () => {
    const both = await search('type=imageStacks');
    const one = await search('type=imageStacks&stackFileVersion=1');
    expect(one.total * 2).toBe(both.total);
    for (const { images } of one.hits) expect(images).toHaveLength(3);
  });

  it('asset_type and asset_category choose documents', async () => {
    const sheets = await search('type=assets&asset_type=tds', { size: 1000 });
    expect(new Set(sheets.hits.map(({ type }) => type))).toEqual(new Set(['tds']));
    expect((await search('type=assets&asset_category=safety', { viewer: internal })).total).toBe(299);
    const { total, hits } = await search('asset_type=brochure', { viewer: internal });
    expect(total).toBe(299);
    expect(hits[0]?.assets).toMatchObject([{ type: 'brochure' }]);
  });

  it('asset_category and asset_type are one filter, which finds documents of any of their values', async () => {
    const ask = async (query: string) => {
      const { hits, ...answer } = await search(`type=assets&${query}`, { viewer: internal, size: 1000 });
      return { ...answer, types: [...new Set(hits.map(({ type }) => type))] };
    };
    const BOTH = 'asset_category=regulatory&asset_type=virtual_msds';
    const regulatory = await ask('asset_category=regulatory');
    const both = await ask(BOTH);
    expect(regulatory.types).not.toContain('virtual_msds');
    expect(both.total).toBe(regulatory.total + (await ask('asset_type=virtual_msds')).total);
    const inside = await ask(`asset_category=regulatory&asset_type=${regulatory.types[0]}`);
    expect(inside.total).toBe(regulatory.total);
    // The count of each value is that of the value alone, whatever is chosen in the other of the two.
    const { aggregations } = await ask('');
    for (const facet of ['asset_type', 'asset_category'])
      expect(both.aggregations[facet], facet).toEqual(aggregations[facet]?.filter(({ count }) => count > 0));
    expect((await search(BOTH, { viewer: internal })).total).toBeGreaterThan(200);
  });

  it('min_doc_date finds documents created since', async () => {
    const query = 'type=assets&min_doc_date=2026-09-27T00:00:00Z';
    const { hits } = await search(query, { viewer: internal, size: 1000 });
    expect(hits.length).toBeGreaterThanOrEqual(3);
    for (const { createdDate } of hits) expect(String(createdDate) >= '2026-09-27').toBe(true);
    expect(hits.some(({ id }) => id.startsWith('a-0250'))).toBe(true);
  });

  it('ids, product_ids and excluded_ids take products and documents', async () => {
    const { hits, total } = await search('type=assets&product_ids=p-0001');
    for (const { product } of hits) expect(product).toMatchObject({ id: 'p-0001' });
    const first = hits[0]?.id ?? '';
    const totalOf = async (query: string) => (await search(`type=assets&${query}`)).total;
    expect(await totalOf('ids=p-0001')).toBe(total);
    expect(await totalOf(`ids=p-0001&ids=${first}&excluded_ids=p-0003`)).toBe(total);
    expect(await totalOf('ids=p-0001&excluded_ids=p-0001')).toBe(0);
    expect(await totalOf(`product_ids=p-0001&excluded_ids=${first}`)).toBe(total - 1);
    expect((await search(`type=assets&ids=${first}`)).hits).toMatchObject([{ id: first }]);
    const stacks = (await search('type=imageStacks&ids=p-0009')).hits;
    expect(stacks).toMatchObject([{ id: 's-0009-v1' }, { id: 's-0009-v2' }]);
  });

  it('no_internal hides internal products from internal users (row 239)', async () => {
    const all = await search('', { viewer: internal });
    const open = await search('no_internal=true', { viewer: internal });
    expect(open.total).toBe(all.total - products.filter((product) => product.isInternal).length);
    const [shown] = (await search('ids=p-0232', { viewer: internal })).hits;
    expect(shown?.isInternal).toBe(true);
  });

  it('tab lists products with their documents', async () => {
    const [plain, sheets] = [await search(''), await search('tab=all')];
    expect(plain.hits[0]).not.toHaveProperty('assets');
    expect(sheets.hits[0]?.assets?.length).toBeGreaterThan(2);
    expect(sheets.total).toBe(plain.total);
  });

  it('company lists what a company saved, for internal users', async () => {
    const { hits, total } = await search('company=c-nordlack', { viewer: internal, size: 250 });
    expect(total).toBe(200);
    const saved = ['p-0003', 'p-0250', 'p-0256', 'p-0257'];
    expect(hits.map(({ id }) => id)).toEqual(expect.arrayContaining(saved));
  });

  it('q finds by name, number, chemistry and description', async () => {
    expect((await search('q=rubelis+red+3540')).hits[0]?.id).toBe('p-0001');
    expect((await search('q=213540')).hits).toMatchObject([{ id: 'p-0001' }]);
    expect((await search('q=PB15:3')).hits[0]?.id).toBe('p-0002');
    expect((await search('q=blutenblau')).hits[0]?.product_name).toContain('Blütenblau®');
    expect((await search('q=diketopyrro')).total).toBeGreaterThan(4);
    expect((await search('q=!!!')).total).toBe(0);
    expect((await search('q=zzzz')).hits).toEqual([]);
  });
});
