import { beforeAll, describe, expect, it } from 'vitest';
import type { Suggestion } from '../../../../demo/server/search/suggest/suggest.ts';
import { viewers } from '../service.ts';
import { searchHarness } from './harness.ts';

let harness: ReturnType<typeof searchHarness>;

beforeAll(() => {
  harness = searchHarness();
});

describe('POST /api/v1/manifest/search', () => {
  const manifest = (
    type: string,
    body?: unknown,
    viewer = viewers.visitor as (typeof viewers)[keyof typeof viewers],
  ) => harness.post<Record<string, unknown>[]>(`/api/v1/manifest/search?type=${type}`, { body, viewer });

  it('gives code and title of public asset types alone', async () => {
    const { answer } = await manifest('document', { source: ['code', 'title'] });
    expect(answer).toContainEqual({ code: 'tds', title: 'Technical data sheet' });
    expect(answer.every((entry) => Object.keys(entry).join() === 'code,title')).toBe(true);
    expect(answer.map(({ code }) => code)).not.toContain('test_report');
  });

  it('shows internal entries to internal users', async () => {
    const { answer } = await manifest('document', undefined, viewers.internal);
    expect(answer.map(({ code }) => code)).toContain('test_report');
    const fields = await manifest('field', { source: ['code'] }, viewers.internal);
    expect(fields.answer).toContainEqual({ code: 'production_plants' });
    expect((await manifest('field')).answer.map(({ code }) => code)).not.toContain('production_plants');
  });

  it('gives fields with titled options and units', async () => {
    const { answer } = await manifest('field');
    expect(answer.find(({ code }) => code === 'color_space')).toMatchObject({
      informationType: 'product_detail',
      options: expect.arrayContaining([{ key: 'red', title: 'Red' }]),
    });
    expect(answer.find(({ code }) => code === 'density')).toMatchObject({ unit: 'g/cm³' });
  });

  it('gives the catalogues of technical properties', async () => {
    const { answer } = await manifest('technical-property');
    expect(new Set(answer.map(({ catalogue }) => catalogue))).toEqual(
      new Set(['propertyType', 'applicationType', 'medium']),
    );
    expect(answer.find(({ code }) => code === 'light_fastness')).toMatchObject({
      scale: { min: 1, max: 8, best: 8 },
      norm: 'ISO 105-B02',
      condition: expect.stringContaining('Xenon arc'),
    });
    expect(answer.find(({ code }) => code === 'lightness')).toMatchObject({ decimals: 2 });
  });

  it('refuses what it does not know', async () => {
    expect((await manifest('people')).status).toBe(400);
    expect((await manifest('document', { source: 'code' })).status).toBe(400);
  });
});

describe('GET /api/v1/document/suggest', () => {
  const suggest = (query: string) => harness.get<Suggestion[]>(`/api/v1/document/suggest?${query}`);

  it('completes to brands, chemistries and products', async () => {
    const { answer } = await suggest('q=per');
    expect(answer).toContainEqual({
      text: 'Perylene and perinone',
      type: 'chemistry',
      matches: [
        [0, 3],
        [13, 16],
      ],
      filter: { key: 'chemistry', value: 'perylene' },
    });
    expect(answer.length).toBeLessThanOrEqual(10);
    const brand = await suggest('q=Rub');
    expect(brand.answer[0]).toEqual({
      text: 'Rubelis',
      type: 'brand',
      matches: [[0, 3]],
      filter: { key: 'brand', value: 'Rubelis' },
    });
    expect(brand.answer.filter(({ type }) => type === 'product').length).toBe(5);
  });

  it.each([
    ['food', 'Food & pharma', 'industry'],
    ['food', 'Food contact statement', 'asset_type'],
    ['FDA', 'FDA 21 CFR 178.3297', 'regulation'],
    ['REACH', 'REACH (EU)', 'regulation'],
    ['REACH', 'REACH statement', 'asset_type'],
    ['plast', 'Plastics', 'industry'],
    ['coil', 'Coil coating', 'use'],
    ['toy', 'Toy safety EN 71-3', 'requirement'],
    ['phtalo', 'Phthalocyanine', 'chemistry'],
    ['Quinacridne', 'Quinacridone', 'chemistry'],
  ])('knows words of use, regulation and chemistry, also misspelt: %s → %s', async (term, text, type) => {
    const { answer } = await suggest(`q=${term}`);
    const found = answer.find((each) => each.text === text);
    expect(found?.type).toBe(type);
    const { key, value } = found?.filter ?? {};
    expect((await harness.search(`${key}=${value}`)).total).toBeGreaterThan(0);
  });

  it('stays within the other filters', async () => {
    const { answer } = await suggest('q=rub&c=violet');
    const products = answer.filter(({ type }) => type === 'product');
    expect(products.map(({ text }) => text)).toEqual(['Rubelis Violet 1290']);
  });

  it('names kinds of documents where documents are listed', async () => {
    const sheet = { text: 'Safety data sheet', type: 'asset_type' };
    for (const query of ['q=safety+data&type=assets', 'q=safety+data&tab=all', 'q=data+sheet&type=assets'])
      expect((await suggest(query)).answer, query).toContainEqual(expect.objectContaining(sheet));
    const { answer } = await suggest('q=safety+data&type=assets');
    expect(answer[0]).toEqual({
      ...sheet,
      matches: [
        [0, 6],
        [7, 11],
      ],
      filter: { key: 'asset_type', value: 'virtual_msds' },
    });
    expect((await suggest('q=safety+data')).answer).not.toContainEqual(expect.objectContaining(sheet));
    const none = await suggest('q=test+report&type=assets&product_ids=p-0001');
    expect(none.answer.filter(({ type }) => type === 'asset_type')).toEqual([]);
  });

  it.each([
    ['84632-65-5', 'cas_number', 'CAS', '84632-65-5'],
    ['CAS 84632', 'cas_number', 'CAS', '84632-65-5'],
    ['213540', 'prd', 'Product code', '213540'],
    ['56110', 'constitution_number', 'C.I.', '56110'],
    ['Hansa', 'common_name', 'Also called', /^Hansa yellow/],
    ['phtalo blu', 'common_name', 'Also called', /phthalo/i],
  ])('says by which field a product was found: %s', async (term, field, title, text) => {
    const { hits } = await harness.search(`q=${encodeURIComponent(term)}`, {
      body: { isProductSuggestRequest: true },
    });
    const matched = hits.map((hit) => hit.matched as { field: string; title: string; text: string });
    expect(matched).toContainEqual({
      field,
      title,
      text: text instanceof RegExp ? expect.stringMatching(text) : text,
    });
  });

  it('says no field where the name shows the term, nor in a search', async () => {
    for (const term of ['rubelis', 'PR254', 'pigment red 254', 'rubelis 3540']) {
      const { hits } = await harness.search(`q=${term}`, { body: { isProductSuggestRequest: true } });
      expect(hits.length, term).toBeGreaterThan(0);
      for (const hit of hits) expect(hit.matched, `${term}: ${hit.product_name}`).toBeUndefined();
    }
    const { hits } = await harness.search('q=84632-65-5');
    expect(hits[0]).not.toHaveProperty('matched');
  });

  it('is empty without a word', async () => {
    expect((await suggest('q=')).answer).toEqual([]);
    expect((await suggest('q=%20*')).answer).toEqual([]);
  });
});

describe('an internal kind of documents, which a product has', () => {
  const asked = (viewer: (typeof viewers)[keyof typeof viewers], query: string) =>
    harness
      .get<Suggestion[]>(`/api/v1/document/suggest?type=assets&product_ids=p-0002&q=${query}`, viewer)
      .then(({ answer }) => answer.map(({ text }) => text));
  const corrected = async (viewer: (typeof viewers)[keyof typeof viewers], query: string) =>
    (await harness.search(`type=assets&q=${query}`, { viewer })).didYouMean;

  it.each(['internal', 'internal test report', 'intrenal'])(
    'is suggested to the staff only: %s',
    async (term) => {
      expect(await asked(viewers.internal, term)).toContain('Internal test report');
      for (const viewer of [viewers.visitor, viewers.validated])
        expect(await asked(viewer, term)).not.toContain('Internal test report');
    },
  );

  it('gives its spelling to the staff only', async () => {
    expect(await corrected(viewers.internal, 'intrenal')).toBe('internal');
    for (const viewer of [viewers.visitor, viewers.validated])
      expect(await corrected(viewer, 'intrenal')).not.toBe('internal');
  });
});
