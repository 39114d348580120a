import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../demo/server/base/context.ts';
import type { Suggestion } from '../../../../demo/server/search/suggest/suggest.ts';
import { viewers } from '../service.ts';
import { searchHarness } from './harness.ts';

const { search, post, get } = searchHarness();
const { internal, visitor, validated } = viewers;

describe('POST /api/v1/manifest/search', () => {
  const manifest = (type: string, body?: unknown, viewer: Viewer = visitor) =>
    post<Record<string, unknown>[]>(`/api/v1/manifest/search?type=${type}`, { body, viewer });
  const codesOf = ({ answer }: { answer: Record<string, unknown>[] }) => answer.map(({ code }) => code);

  it('gives code and title of public asset types alone', async () => {
    const { answer } = await manifest('document', { source: ['code', 'title'] });
    expect(answer).toContainEqual({ code: 'tds', title: 'Technical data sheet' });
    expect(answer.every((entry) => Object.keys(entry).join() === 'code,title')).toBe(true);
    expect(codesOf({ answer })).not.toContain('test_report');
  });

  it('shows internal entries to internal users', async () => {
    expect(codesOf(await manifest('document', undefined, internal))).toContain('test_report');
    const fields = await manifest('field', { source: ['code'] }, internal);
    expect(fields.answer).toContainEqual({ code: 'production_plants' });
    expect(codesOf(await manifest('field'))).not.toContain('production_plants');
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
    const catalogues = new Set(answer.map(({ catalogue }) => catalogue));
    expect(catalogues).toEqual(new Set(['propertyType', 'applicationType', 'medium']));
    expect(answer.find(({ code }) => code === 'light_fastness')).toMatchObject({
      ...{ scale: { min: 1, max: 8, best: 8 }, norm: 'ISO 105-B02' },
      condition: expect.stringContaining('Xenon arc'),
    });
    expect(answer.find(({ code }) => code === 'lightness')).toMatchObject({ decimals: 2 });
  });

  it('refuses what it does not know', async () => {
    expect((await manifest('people')).status).toBe(400);
    expect((await manifest('document', { source: 'code' })).status).toBe(400);
  });
});

const suggest = async (query: string, viewer?: Viewer) =>
  (await get<Suggestion[]>(`/api/v1/document/suggest?${query}`, viewer)).answer;

describe('GET /api/v1/document/suggest', () => {
  it('completes to brands, chemistries and products', async () => {
    const chemistries = await suggest('q=per');
    expect(chemistries).toContainEqual({
      ...{ text: 'Perylene and perinone', type: 'chemistry' },
      matches: [0, 13].map((start) => [start, start + 3]),
      filter: { key: 'chemistry', value: 'perylene' },
    });
    expect(chemistries.length).toBeLessThanOrEqual(10);
    const brands = await suggest('q=Rub');
    const filter = { key: 'brand', value: 'Rubelis' };
    expect(brands[0]).toEqual({ text: 'Rubelis', type: 'brand', matches: [[0, 3]], filter });
    expect(brands.filter(({ type }) => type === 'product').length).toBe(5);
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
    const found = (await suggest(`q=${term}`)).find((each) => each.text === text);
    expect(found?.type).toBe(type);
    const { key, value } = found?.filter ?? {};
    expect((await search(`${key}=${value}`)).total).toBeGreaterThan(0);
  });

  it('stays within the other filters', async () => {
    const products = (await suggest('q=rub&c=violet')).filter(({ type }) => type === 'product');
    expect(products.map(({ text }) => text)).toEqual(['Rubelis Violet 1290']);
  });

  it('names kinds of documents where documents are listed', async () => {
    const sheet = { text: 'Safety data sheet', type: 'asset_type' };
    for (const query of ['q=safety+data&type=assets', 'q=safety+data&tab=all', 'q=data+sheet&type=assets'])
      expect(await suggest(query), query).toContainEqual(expect.objectContaining(sheet));
    const [first] = await suggest('q=safety+data&type=assets');
    const filter = { key: 'asset_type', value: 'virtual_msds' };
    expect({ ...first, matches: String(first?.matches) }).toEqual({ ...sheet, matches: '0,6,7,11', filter });
    expect(await suggest('q=safety+data')).not.toContainEqual(expect.objectContaining(sheet));
    const none = await suggest('q=test+report&type=assets&product_ids=p-0001');
    expect(none.filter(({ type }) => type === 'asset_type')).toEqual([]);
  });

  it.each([
    ['84632-65-5', 'cas_number', 'CAS', /^84632-65-5$/],
    ['CAS 84632', 'cas_number', 'CAS', /^84632-65-5$/],
    ['213540', 'prd', 'Product code', /^213540$/],
    ['56110', 'constitution_number', 'C.I.', /^56110$/],
    ['Hansa', 'common_name', 'Also called', /^Hansa yellow/],
    ['phtalo blu', 'common_name', 'Also called', /phthalo/i],
  ])('says by which field a product was found: %s', async (term, field, title, text) => {
    const { hits } = await search(`q=${encodeURIComponent(term)}`, { isProductSuggestRequest: true });
    const expected = { field, title, text: expect.stringMatching(text) };
    expect(hits.map(({ matched }) => matched)).toContainEqual(expected);
  });

  it.each(['rubelis', 'PR254', 'pigment red 254', 'rubelis 3540'])(
    'says no field where the name shows the term: %s',
    async (term) => {
      const { hits } = await search(`q=${term}`, { isProductSuggestRequest: true });
      expect(hits.length).toBeGreaterThan(0);
      for (const hit of hits) expect(hit.matched, hit.product_name).toBeUndefined();
    },
  );

  it('says no field in a search', async () => {
    expect((await search('q=84632-65-5')).hits[0]).not.toHaveProperty('matched');
  });

  it.each(['', '%20*'])('is empty without a word: "%s"', async (term) => {
    expect(await suggest(`q=${term}`)).toEqual([]);
  });
});

describe('an internal kind of documents, which a product has', () => {
  it.each(['internal', 'internal test report', 'intrenal'])(
    'is suggested to the staff only: %s',
    async (term) => {
      for (const viewer of [internal, visitor, validated]) {
        const suggested = await suggest(`type=assets&product_ids=p-0002&q=${term}`, viewer);
        const texts = suggested.map(({ text }) => text);
        expect(texts.includes('Internal test report')).toBe(viewer === internal);
      }
    },
  );

  it('gives its spelling to the staff only', async () => {
    for (const viewer of [internal, visitor, validated]) {
      const { didYouMean } = await search('type=assets&q=intrenal', { viewer });
      expect(didYouMean === 'internal').toBe(viewer === internal);
    }
  });
});
