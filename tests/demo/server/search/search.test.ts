import { describe, expect, it } from 'vitest';
import { viewers } from '../service.ts';
import { type AnyAnswer, searchHarness } from './harness.ts';

const { search, idsOf, post } = searchHarness();
const { internal } = viewers;
const TYPES = ['pigments', 'assets', 'imageStacks'];

/** The texts that the hits have in a property. */
const textsOf = ({ hits }: AnyAnswer, property: string) => hits.map((hit) => String(hit[property]));
const byLocale = (one: string, other: string) => one.localeCompare(other, 'en');

describe('POST /api/v1/document/search', () => {
  it('gives the first 24 by name without a term', async () => {
    const answer = await search('');
    const names = textsOf(answer, 'product_name').map((name) => name.toLowerCase());
    expect(names).toEqual(names.toSorted(byLocale));
    expect(names).toHaveLength(24);
    expect(answer.total).toBeGreaterThan(280);
  });

  it.each(TYPES)('loads more %s by from, without gaps or doubles', async (type) => {
    const all = await idsOf(`type=${type}&c=blue`, { size: 1000 });
    const seen: string[] = [];
    for (let from = 0; from < all.length; from += 24) {
      const page = await search(`type=${type}&c=blue`, { from });
      expect(page.total).toBe(all.length);
      seen.push(...page.hits.map(({ id }) => id));
    }
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(all.length);
  });

  it('counts nothing on further pages', async () => {
    expect((await search('', { from: 24 })).aggregations).toBeUndefined();
    expect((await search('', { from: 0 })).aggregations.c).not.toEqual([]);
  });

  it.each(TYPES)('pages %s alike in every order', async (type) => {
    const byName = await idsOf(`type=${type}&c=blue`, { size: 1000 });
    for (const sort of ['relevance', 'name', 'newest', 'type']) {
      const query = `type=${type}&c=blue&sort=${sort}`;
      const all = await idsOf(query, { size: 1000 });
      expect(all.toSorted()).toEqual(byName.toSorted());
      expect(await idsOf(query, { from: 10, size: 20 })).toEqual(all.slice(10, 30));
    }
  });

  it('sorts by name, age and type', async () => {
    for (const type of ['pigments', 'assets']) {
      const newest = textsOf(await search(`type=${type}&q=red&sort=newest`, { size: 200 }), 'createdDate');
      const dated = newest.filter((date) => date !== 'null');
      expect(dated).toEqual(dated.toSorted().reverse());
      expect(new Set(newest).size).toBeGreaterThan(10);
    }
    const groups = textsOf(await search('sort=type', { size: 1000 }), 'product_group_title');
    expect(groups).toEqual(groups.toSorted());
    const kinds = textsOf(await search('type=assets&sort=type&c=violet', { size: 1000 }), 'title');
    expect(kinds).toEqual(kinds.toSorted(byLocale));
    const names = textsOf(await search('q=red&sort=name', { size: 50 }), 'product_name');
    expect(names.map((name) => name.toLowerCase())).toEqual(
      names.map((name) => name.toLowerCase()).toSorted(),
    );
  });

  it('gives what a list shows of a product, measured in the industry asked for', async () => {
    const [hit] = (await search('ids=p-0001')).hits;
    expect(hit).toMatchObject({
      ...{
        color_index: 'C.I. Pigment Red 254',
        form_title: 'Powder',
        transparency_title: expect.any(String),
      },
      ...{ look_industry: 'coatings', medium_title: 'Alkyd melamine', light_fastness: '8' },
    });
    const [inPlastics] = (await search('ids=p-0001&i=plastics')).hits;
    expect(inPlastics).toMatchObject({ look_industry: 'plastics', medium: 'hdpe' });
    expect(inPlastics?.masstone).not.toBe(hit?.masstone);
    const [inTwo] = (await search('ids=p-0001&i=plastics,printing')).hits;
    expect(inTwo?.look_industry).toBe('coatings');
    const [effect] = (await search('ids=p-0009')).hits;
    expect(effect?.angles).toHaveLength(5);
  });

  it('gives nothing beyond the end', async () => {
    expect(await idsOf('', { from: 5000 })).toEqual([]);
  });

  it('stops "load all" at 1,000 and says so', async () => {
    expect((await search('', { size: 5000 })).message).toBeUndefined();
    const { total, hits, message } = await search('type=assets', { size: 5000, viewer: internal });
    expect(total).toBeGreaterThan(1000);
    expect(hits).toHaveLength(1000);
    expect(message).toMatch(/1,000/);
  });

  it('stops sheet listings, which hold their documents, at 250', async () => {
    const { hits, message, total } = await search('tab=all', { size: 1000 });
    expect(hits).toHaveLength(250);
    expect(message).toMatch(/250/);
    const last = await search('tab=all', { from: 250, size: 250 });
    expect(last.hits).toHaveLength(total - 250);
    expect(last.message).toBeUndefined();
    expect(Object.keys(hits[0]?.assets?.[0] ?? {})).toEqual([
      ...['id', 'type', 'label', 'version', 'locale', 'size', 'createdDate', 'accessLevel', 'filename'],
    ]);
    expect(hits[0]).not.toHaveProperty('product_description_short');
  });

  it('ranks a match in the name above one in the text', async () => {
    expect((await search('q=ferrovant')).hits[0]?.product_name).toMatch(/^Ferrovant/);
    expect((await search('q=quinacridone+violet')).hits[0]?.product_name).toMatch(/Violet/);
  });

  it('reads letters and digits of full width', async () => {
    expect(await idsOf(`q=${encodeURIComponent('ｆｅｒｒｏｖａｎｔ　ＰＲ１０１')}`)).toEqual(
      await idsOf('q=ferrovant+PR101'),
    );
  });

  it('leaves a facet out of its own counts but applies it to the others', async () => {
    const open = await search('', { size: 0 });
    const red = await search('c=red', { size: 0 });
    expect(red.hits).toEqual([]);
    expect(red.aggregations.c).toEqual(open.aggregations.c);
    const count = ({ aggregations }: AnyAnswer, facet: string, key: string) =>
      aggregations[facet]?.find((value) => value.key === key)?.count ?? 0;
    expect(red.total).toBe(count(open, 'c', 'red'));
    expect(count(red, 'pg', 'organic')).toBeLessThan(count(open, 'pg', 'organic'));
    const both = await search('c=red&c=blue', { size: 0 });
    expect(both.total).toBe(count(open, 'c', 'red') + count(open, 'c', 'blue'));
  });

  it.each(TYPES)('counts in %s what choosing the value gives', async (type) => {
    const chosen = `type=${type}&i=coatings&c=blue,green`;
    const { aggregations } = await search(chosen, { size: 0 });
    for (const facet of ['brand', 'pg', 'asset_type', 'asset_category', 'stackFileVersion'])
      for (const { key, count } of aggregations[facet] ?? []) {
        const { total } = await search(`${chosen}&${facet}=${encodeURIComponent(key)}`, { size: 0 });
        expect(total, `${facet}=${key}`).toBe(count);
      }
  });

  it('keeps a chosen value in the list even when it finds nothing', async () => {
    const { aggregations, total } = await search('c=red&brand=Azurenta');
    expect(total).toBe(0);
    expect(aggregations.brand?.find(({ key }) => key === 'Azurenta')?.count).toBe(0);
  });

  it('suggests ten products by name or number, without counts', async () => {
    const suggested = { isProductSuggestRequest: true };
    const { hits, aggregations } = await search('q=benz', suggested);
    expect(hits).toHaveLength(10);
    expect(hits.every(({ product_name }) => product_name.startsWith('Benzalis'))).toBe(true);
    expect(aggregations).toBeUndefined();
    expect((await search('type=assets&q=benz', suggested)).hits).toEqual(hits);
    expect(await idsOf('q=benz', { ...suggested, size: 3 })).toHaveLength(3);
  });

  it('finds documents by the words of product and type together', async () => {
    const { hits } = await search('type=assets&q=safety+3540');
    expect(hits.length).toBeGreaterThan(0);
    for (const { type, product } of hits)
      expect({ type, product }).toMatchObject({
        ...{ type: 'virtual_msds', product: { product_name: expect.stringContaining('3540') } },
      });
  });
});

describe('visibility', () => {
  it.each([
    ['visitor', [true, false, false, false]],
    ['withoutRoles', [true, true, false, false]],
    ['emptyRoles', [true, false, true, false]],
    ['validated', [true, true, true, false]],
    ['colleague', [true, false, true, false]],
    ['internal', [true, true, true, true]],
  ] as const)('lists to %s the documents of the levels open to it', async (name, open) => {
    for (const [place, id] of ['p-0245', 'p-0246', 'p-0247', 'p-0248'].entries()) {
      const { total } = await search(`type=assets&product_ids=${id}`, { viewer: viewers[name] });
      expect(total > 0, id).toBe(open[place]);
    }
  });

  it('keeps production plants and competitors from those they are not for', async () => {
    const { aggregations } = await search('', { size: 0 });
    for (const facet of ['prod_plant', 'competitor']) expect(aggregations).not.toHaveProperty(facet);
    const staff = await search('', { size: 0, viewer: internal });
    expect(staff.aggregations.prod_plant?.length).toBe(7);
    const left = await search('prod_plant=kehl,gent&c=red');
    expect(left.ignored).toEqual(['kehl', 'gent'].map((value) => ({ key: 'prod_plant', value })));
    expect(left.total).toBe((await search('c=red')).total);
    const plant = await search('prod_plant=kehl', { viewer: internal });
    expect(plant).toMatchObject({ ignored: [] });
    expect(plant.total).toBeLessThan(staff.total);
  });

  it('finds competitors’ names for competitor viewers only', async () => {
    expect((await search('q=norchroma')).total).toBe(0);
    const found = await search('q=norchroma', { viewer: viewers.competitorViewer });
    expect(found.total).toBeGreaterThan(5);
  });

  it('lists documents only where they are for the industry', async () => {
    const query = 'type=assets&asset_type=processing_guide&i=printing';
    const industries = textsOf(await search(query, { viewer: internal, size: 1000 }), 'industries');
    expect(industries.length).toBeGreaterThan(0);
    for (const each of industries) expect(['', 'printing']).toContain(each);
  });
});

describe('values that it does not know', () => {
  it.each([
    ['c=red,pink', 'c=red', ['c', 'pink']],
    ['c=pink', '', ['c', 'pink']],
    ['type=people', '', ['type', 'people']],
    ['type=assets,pigments', 'type=assets', ['type', 'pigments']],
    ['vegan=false&halal=1', '', ['vegan', 'false', 'halal', '1']],
    ['type=assets&asset_type=poem', 'type=assets', ['asset_type', 'poem']],
    ['asset_type=image_color_chip', '', ['asset_type', 'image_color_chip']],
    ['min_date=yesterday', '', ['min_date', 'yesterday']],
    ['min_doc_date=2026-13-40', '', ['min_doc_date', '2026-13-40']],
    ['min_date=2026-02-31', '', ['min_date', '2026-02-31']],
    ['min_date=2026-02-31T10:00:00Z', '', ['min_date', '2026-02-31T10:00:00Z']],
    ['min_doc_date=2026', '', ['min_doc_date', '2026']],
    ['min_date=2026-01-01,2026-02-01', '', ['min_date', '2026-01-01,2026-02-01']],
    ['tab=other', '', ['tab', 'other']],
    ['sort=price', '', ['sort', 'price']],
    ['i=moon', '', ['i', 'moon']],
    ['company=c-nordlack', '', ['company', 'c-nordlack']],
    ['type=imageStacks&stackFileVersion=3', 'type=imageStacks', ['stackFileVersion', '3']],
  ])('leaves out of %s and names them', async (query, rest, named) => {
    const { ignored, ...answer } = await search(query);
    expect(ignored.flatMap(({ key, value }) => [key, value])).toEqual(named);
    expect({ ...answer, ignored: [] }).toEqual(await search(rest));
  });

  it('names a company that nobody belongs to, even to internal users', async () => {
    const { ignored } = await search('company=c-nordlack,c-nobody', { viewer: internal });
    expect(ignored).toEqual([{ key: 'company', value: 'c-nobody' }]);
  });
});

describe('bad input', () => {
  const ask = (query: string, body?: string) =>
    post<{ message: string; code: string }>(`/api/v1/document/search?${query}`, { body });

  it('refuses a term that is too long', async () => {
    const answer = { code: 'bad_request', message: expect.stringMatching(/200/) };
    expect(await ask(`q=${'x'.repeat(201)}`)).toMatchObject({ status: 400, answer });
  });

  it.each(['{', '[]', '{"from":-1}', '{"from":1.5}', '{"size":"all"}', '{"size":-3}', 'null'])(
    'refuses the body %s',
    async (body) => {
      const answer = { code: expect.any(String), message: expect.stringMatching(/.{11}/) };
      expect(await ask('', body)).toMatchObject({ status: 400, answer });
    },
  );

  it.each(['q="', 'q=a"b*', 'q=NEAR(a b)', 'q=name:x', 'q=-', 'q=%00', 'q=a AND', 'q=ümlaut*'])(
    'takes %s as words, not as a query language',
    async (query) => expect((await ask(query)).status).toBe(200),
  );

  it('passes over keys that are no filters', async () => {
    expect((await search('utm_source=mail&constructor=1')).total).toBeGreaterThan(280);
  });
});
