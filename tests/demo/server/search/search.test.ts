import { beforeAll, describe, expect, it } from 'vitest';
import { viewers } from '../service.ts';
import { type AnyAnswer, searchHarness } from './harness.ts';

let harness: ReturnType<typeof searchHarness>;

beforeAll(() => {
  harness = searchHarness();
});

describe('POST /api/v1/document/search', () => {
  it('gives the first 24 by name without a term', async () => {
    const { hits, total } = await harness.search('');
    const names = hits.map(({ product_name }) => product_name);
    expect(names).toEqual(names.toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase(), 'en')));
    expect(hits).toHaveLength(24);
    expect(total).toBeGreaterThan(280);
  });

  it('loads more by from, without gaps or doubles, in every result type', async () => {
    for (const type of ['pigments', 'assets', 'imageStacks']) {
      const all = await harness.search(`type=${type}&c=blue`, { body: { size: 1000 } });
      const seen: string[] = [];
      for (let from = 0; from < all.total; from += 24) {
        const page = await harness.search(`type=${type}&c=blue`, { body: { from } });
        expect(page.total).toBe(all.total);
        seen.push(...page.hits.map(({ id }) => id));
      }
      expect(seen).toEqual(all.hits.map(({ id }) => id));
      expect(new Set(seen).size).toBe(all.total);
    }
  });

  it('counts nothing on further pages', async () => {
    expect((await harness.search('', { body: { from: 24 } })).aggregations).toBeUndefined();
    expect((await harness.search('', { body: { from: 0 } })).aggregations.c).not.toEqual([]);
  });

  it.each(['pigments', 'assets', 'imageStacks'])('pages %s alike in every order', async (type) => {
    const ids = (answer: { hits: { id: string }[] }) => answer.hits.map(({ id }) => id);
    const byName = ids(await harness.search(`type=${type}&c=blue`, { body: { size: 1000 } }));
    for (const sort of ['relevance', 'name', 'newest', 'type']) {
      const query = `type=${type}&c=blue&sort=${sort}`;
      const all = ids(await harness.search(query, { body: { size: 1000 } }));
      expect(all.toSorted()).toEqual(byName.toSorted());
      const later = await harness.search(query, { body: { from: 10, size: 20 } });
      expect(ids(later)).toEqual(all.slice(10, 30));
    }
  });

  it('sorts by name, age and type', async () => {
    const dates = (answer: AnyAnswer) => answer.hits.map(({ createdDate }) => String(createdDate));
    for (const type of ['pigments', 'assets']) {
      const newest = dates(await harness.search(`type=${type}&q=red&sort=newest`, { body: { size: 200 } }));
      expect(newest.filter((date) => date !== 'null')).toEqual(
        newest
          .filter((date) => date !== 'null')
          .toSorted()
          .reverse(),
      );
      expect(new Set(newest).size).toBeGreaterThan(10);
    }
    const groups = await harness.search('sort=type', { body: { size: 1000 } });
    const titles = groups.hits.map(({ product_group_title }) => String(product_group_title));
    expect(titles).toEqual(titles.toSorted());
    const kinds = await harness.search('type=assets&sort=type&c=violet', { body: { size: 1000 } });
    const types = kinds.hits.map(({ title }) => String(title));
    expect(types).toEqual(types.toSorted((a, b) => a.localeCompare(b, 'en')));
    const named = await harness.search('q=red&sort=name', { body: { size: 50 } });
    const names = named.hits.map(({ product_name }) => product_name.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  it('gives what a list shows of a product, measured in the industry asked for', async () => {
    const [hit] = (await harness.search('ids=p-0001')).hits;
    expect(hit).toMatchObject({
      color_index: 'C.I. Pigment Red 254',
      form_title: 'Powder',
      transparency_title: expect.any(String),
      look_industry: 'coatings',
      medium_title: 'Alkyd melamine',
      light_fastness: '8',
    });
    const [inPlastics] = (await harness.search('ids=p-0001&i=plastics')).hits;
    expect(inPlastics).toMatchObject({ look_industry: 'plastics', medium: 'hdpe' });
    expect(inPlastics?.masstone).not.toBe(hit?.masstone);
    const [inTwo] = (await harness.search('ids=p-0001&i=plastics,printing')).hits;
    expect(inTwo?.look_industry).toBe('coatings');
    const [effect] = (await harness.search('ids=p-0009')).hits;
    expect(effect?.angles).toHaveLength(5);
  });

  it('gives nothing beyond the end', async () => {
    expect((await harness.search('', { body: { from: 5000 } })).hits).toEqual([]);
  });

  it('stops "load all" at 1,000 and says so', async () => {
    const few = await harness.search('', { body: { size: 5000 } });
    expect(few.message).toBeUndefined();
    const many = await harness.search('type=assets', { body: { size: 5000 }, viewer: viewers.internal });
    expect(many.total).toBeGreaterThan(1000);
    expect(many.hits).toHaveLength(1000);
    expect(many.message).toMatch(/1,000/);
  });

  it('stops sheet listings, which hold their documents, at 250', async () => {
    const sheets = await harness.search('tab=all', { body: { size: 1000 } });
    expect(sheets.hits).toHaveLength(250);
    expect(sheets.message).toMatch(/250/);
    const last = await harness.search('tab=all', { body: { from: 250, size: 250 } });
    expect(last.hits).toHaveLength(sheets.total - 250);
    expect(last.message).toBeUndefined();
    expect(Object.keys(sheets.hits[0]?.assets?.[0] ?? {})).toEqual([
      ...['id', 'type', 'label', 'version', 'locale', 'size', 'createdDate', 'accessLevel', 'filename'],
    ]);
    expect(sheets.hits[0]).not.toHaveProperty('product_description_short');
  });

  it('ranks a match in the name above one in the text', async () => {
    const { hits } = await harness.search('q=ferrovant');
    expect(hits[0]?.product_name).toMatch(/^Ferrovant/);
    const terms = await harness.search('q=quinacridone+violet');
    expect(terms.hits[0]?.product_name).toMatch(/Violet/);
  });

  it('leaves a facet out of its own counts but applies it to the others', async () => {
    const open = await harness.search('', { body: { size: 0 } });
    const red = await harness.search('c=red', { body: { size: 0 } });
    expect(red.hits).toEqual([]);
    expect(red.aggregations.c).toEqual(open.aggregations.c);
    const count = (answer: typeof open, facet: string, key: string) =>
      answer.aggregations[facet]?.find((value) => value.key === key)?.count;
    expect(red.total).toBe(count(open, 'c', 'red'));
    expect(count(red, 'pg', 'organic')).toBeLessThan(count(open, 'pg', 'organic') ?? 0);
    const both = await harness.search('c=red&c=blue', { body: { size: 0 } });
    expect(both.total).toBe((count(open, 'c', 'red') ?? 0) + (count(open, 'c', 'blue') ?? 0));
  });

  it.each(['pigments', 'assets', 'imageStacks'])(
    'counts in %s what choosing the value gives',
    async (type) => {
      const { aggregations } = await harness.search(`type=${type}&i=coatings&c=blue,green`, {
        body: { size: 0 },
      });
      for (const facet of ['brand', 'pg', 'asset_type', 'asset_category', 'stackFileVersion']) {
        for (const { key, count } of aggregations[facet] ?? []) {
          const query = `type=${type}&i=coatings&c=blue,green&${facet}=${encodeURIComponent(key)}`;
          expect((await harness.search(query, { body: { size: 0 } })).total, `${facet}=${key}`).toBe(count);
        }
      }
    },
  );

  it('keeps a chosen value in the list even when it finds nothing', async () => {
    const { aggregations, total } = await harness.search('c=red&brand=Azurenta');
    expect(total).toBe(0);
    expect(aggregations.brand?.find(({ key }) => key === 'Azurenta')?.count).toBe(0);
  });

  it('suggests ten products by name or number, without counts', async () => {
    const { hits, aggregations } = await harness.search('q=benz', {
      body: { isProductSuggestRequest: true },
    });
    expect(hits).toHaveLength(10);
    expect(hits.every(({ product_name }) => product_name.startsWith('Benzalis'))).toBe(true);
    expect(aggregations).toBeUndefined();
    const typed = await harness.search('type=assets&q=benz', { body: { isProductSuggestRequest: true } });
    expect(typed.hits).toEqual(hits);
    const three = await harness.search('q=benz', { body: { isProductSuggestRequest: true, size: 3 } });
    expect(three.hits).toHaveLength(3);
  });

  it('finds documents by the words of product and type together', async () => {
    const { hits } = await harness.search('type=assets&q=safety+3540');
    expect(hits.length).toBeGreaterThan(0);
    for (const { type, product } of hits) {
      expect(type).toBe('virtual_msds');
      expect((product as { product_name: string }).product_name).toContain('3540');
    }
  });
});

describe('visibility', () => {
  it('shows internal products to internal users only', async () => {
    const hidden = await harness.search('ids=p-0232');
    const shown = await harness.search('ids=p-0232', { viewer: viewers.internal });
    expect(hidden.total).toBe(0);
    expect(shown.hits[0]?.isInternal).toBe(true);
  });

  it.each([
    ['visitor', [true, false, false, false]],
    ['withoutRoles', [true, true, false, false]],
    ['emptyRoles', [true, false, true, false]],
    ['validated', [true, true, true, false]],
    ['colleague', [true, false, true, false]],
    ['internal', [true, true, true, true]],
  ] as const)('lists to %s the documents of the levels open to it', async (name, open) => {
    for (const [place, id] of ['p-0245', 'p-0246', 'p-0247', 'p-0248'].entries()) {
      const { total } = await harness.search(`type=assets&product_ids=${id}`, { viewer: viewers[name] });
      expect(total > 0, id).toBe(open[place]);
    }
  });

  it('keeps production plants and competitors from those they are not for', async () => {
    const open = await harness.search('', { body: { size: 0 } });
    expect(Object.keys(open.aggregations)).not.toContain('prod_plant');
    expect(Object.keys(open.aggregations)).not.toContain('competitor');
    const staff = await harness.search('', { body: { size: 0 }, viewer: viewers.internal });
    expect(staff.aggregations.prod_plant?.length).toBe(7);
    const left = await harness.search('prod_plant=kehl,gent&c=red');
    expect(left.ignored).toEqual([
      { key: 'prod_plant', value: 'kehl' },
      { key: 'prod_plant', value: 'gent' },
    ]);
    expect(left.total).toBe((await harness.search('c=red')).total);
    const plant = await harness.search('prod_plant=kehl', { viewer: viewers.internal });
    expect(plant).toMatchObject({ ignored: [] });
    expect(plant.total).toBeLessThan(staff.total);
  });

  it('finds competitors’ names for competitor viewers only', async () => {
    expect((await harness.search('q=norchroma')).total).toBe(0);
    const found = await harness.search('q=norchroma', { viewer: viewers.competitorViewer });
    expect(found.total).toBeGreaterThan(5);
  });

  it('lists documents only where they are for the industry', async () => {
    const guides = await harness.search('type=assets&asset_type=processing_guide&i=printing', {
      viewer: viewers.internal,
      body: { size: 1000 },
    });
    expect(guides.total).toBeGreaterThan(0);
    for (const { industries } of guides.hits) expect(['', 'printing']).toContain(String(industries));
  });
});

describe('values that it does not know', () => {
  it.each([
    ['c=red,pink', 'c=red', [['c', 'pink']]],
    ['c=pink', '', [['c', 'pink']]],
    ['type=people', '', [['type', 'people']]],
    ['type=assets,pigments', 'type=assets', [['type', 'pigments']]],
    [
      'vegan=false&halal=1',
      '',
      [
        ['vegan', 'false'],
        ['halal', '1'],
      ],
    ],
    ['type=assets&asset_type=poem', 'type=assets', [['asset_type', 'poem']]],
    ['asset_type=image_color_chip', '', [['asset_type', 'image_color_chip']]],
    ['min_date=yesterday', '', [['min_date', 'yesterday']]],
    ['min_doc_date=2026-13-40', '', [['min_doc_date', '2026-13-40']]],
    ['min_date=2026-02-31', '', [['min_date', '2026-02-31']]],
    ['min_date=2026-02-31T10:00:00Z', '', [['min_date', '2026-02-31T10:00:00Z']]],
    ['min_doc_date=2026', '', [['min_doc_date', '2026']]],
    ['min_date=2026-01-01,2026-02-01', '', [['min_date', '2026-01-01,2026-02-01']]],
    ['tab=other', '', [['tab', 'other']]],
    ['sort=price', '', [['sort', 'price']]],
    ['i=moon', '', [['i', 'moon']]],
    ['company=c-nordlack', '', [['company', 'c-nordlack']]],
    ['type=imageStacks&stackFileVersion=3', 'type=imageStacks', [['stackFileVersion', '3']]],
  ])('leaves out of %s and names them', async (query, rest, ignored) => {
    const answer = await harness.search(query);
    expect(answer.ignored).toEqual(ignored.map(([key, value]) => ({ key, value })));
    const plain = await harness.search(rest);
    expect(plain.ignored).toEqual([]);
    expect({ ...answer, ignored: [] }).toEqual(plain);
  });

  it('names a company that nobody belongs to, even to internal users', async () => {
    const { ignored } = await harness.search('company=c-nordlack,c-nobody', { viewer: viewers.internal });
    expect(ignored).toEqual([{ key: 'company', value: 'c-nobody' }]);
  });
});

describe('bad input', () => {
  it('refuses a term that is too long', async () => {
    const { status, answer } = await harness.post<{ message: string; code: string }>(
      `/api/v1/document/search?q=${'x'.repeat(201)}`,
    );
    expect(status).toBe(400);
    expect(answer.code).toBe('bad_request');
    expect(answer.message).toMatch(/200/);
  });

  it.each(['{', '[]', '{"from":-1}', '{"from":1.5}', '{"size":"all"}', '{"size":-3}', 'null'])(
    'refuses the body %s',
    async (body) => {
      const { status, answer } = await harness.post<{ message: string; code: string }>(
        '/api/v1/document/search',
        {
          body,
        },
      );
      expect(status).toBe(400);
      expect(answer.code).toEqual(expect.any(String));
      expect(answer.message.length).toBeGreaterThan(10);
    },
  );

  it.each(['q="', 'q=a"b*', 'q=NEAR(a b)', 'q=name:x', 'q=-', 'q=%00', 'q=a AND', 'q=ümlaut*'])(
    'takes %s as words, not as a query language',
    async (query) => {
      const { status } = await harness.post(`/api/v1/document/search?${query}`);
      expect(status).toBe(200);
    },
  );

  it('passes over keys that are no filters', async () => {
    expect((await harness.search('utm_source=mail&constructor=1')).total).toBeGreaterThan(280);
  });
});
