import { describe, expect, it } from 'vitest';
import { seededContext, viewers } from '../../service.ts';
import { type AnyHit, searchHarness } from '../harness.ts';

// Several grades of each pigment, and whites whose names hold 122.
const { search, get } = searchHarness(seededContext(1500));
const all = { size: 1000 };

const indexOf = (hit: AnyHit) => String(hit.color_index).replace('C.I. Pigment ', '');

describe('a pigment by any of its names', () => {
  it.each([
    ...['PR122', 'PR 122', 'P.R. 122', 'pigment red 122', 'Pigmentred 122', 'C.I. Pigment Red 122'],
    ...['73915', 'C.I. 73915', '980-26-7', '980267', 'CAS 980-26-7', 'CAS980-26-7', 'CASRN 980-26-7'],
  ])('%s finds all its products before any other, the standard grade first', async (term) => {
    const every = await search('color_index=PR122', all);
    const found = await search(`q=${encodeURIComponent(term)}`, all);
    const lead = found.hits.slice(0, every.total);
    expect(every.total).toBeGreaterThan(4);
    expect(lead.map(({ id }) => id).toSorted()).toEqual(every.hits.map(({ id }) => id).toSorted());
    expect(lead[0]?.id).toBe('p-0007');
    expect(found.hits.slice(every.total).map(indexOf)).not.toContain('Red 122');
    const documents = await search(`type=assets&q=${encodeURIComponent(term)}`);
    expect(documents.hits[0]?.product).toMatchObject({ id: 'p-0007' });
    const suggested = await search(`q=${encodeURIComponent(term)}`, { isProductSuggestRequest: true });
    expect(suggested.hits[0]?.id).toBe('p-0007');
  });

  it('goes together with words and filters', async () => {
    const { hits } = await search('q=HS+PR+122', all);
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) expect(`${indexOf(hit)} ${hit.product_name}`).toMatch(/^Red 122 .*HS/);
    const documents = await search('type=assets&q=safety+data+sheet+P.R.+122', all);
    expect(documents.total).toBeGreaterThan(3);
    for (const { type } of documents.hits) expect(type).toBe('virtual_msds');
    const { total } = await search('q=PR122&c=blue', all);
    expect(total).toBe(0);
  });

  it.each(['261054', '261-054', '261 054'])('finds the same product first by %s', async (term) => {
    const [product] = (await search('q=261054')).hits;
    expect(product?.prd).toBe('261054');
    const { hits } = await search(`q=${encodeURIComponent(term)}`);
    expect(hits[0]?.id).toBe(product?.id);
  });

  it.each(['PR 122', '73915', 'CAS 980-26-7'])(
    'suggests its Colour Index name first, with the filter: %s',
    async (term) => {
      const { answer } = await get<unknown[]>(`/api/v1/document/suggest?q=${encodeURIComponent(term)}`);
      const filter = { key: 'color_index', value: 'PR122' };
      expect(answer[0]).toMatchObject({ text: 'C.I. Pigment Red 122', type: 'color_index', filter });
    },
  );
});

it.each([
  ['phthalo blue', 'blue'],
  ['Eisenoxidrot', 'red'],
  ['iron oxide yellow', 'yellow'],
])('finds products of a named colour before those that only mention it: %s', async (term, color) => {
  const q = `q=${encodeURIComponent(term)}`;
  const found = (await search(q, all)).hits.filter(({ isActive }) => isActive).map(({ id }) => id);
  const colored = new Set((await search(`${q}&c=${color}`, all)).hits.map(({ id }) => id));
  const isOwn = found.map((id) => colored.has(id));
  expect(isOwn[0]).toBe(true);
  expect(isOwn.includes(false)).toBe(true);
  expect(isOwn.slice(isOwn.indexOf(false))).not.toContain(true);
});

it('finds inactive products and those without a colour after all others', async () => {
  const { hits, total } = await search('q=red', all);
  const isLast = hits.map(({ isActive, color_space }) => !isActive || color_space === undefined);
  const first = isLast.indexOf(true);
  expect(first).toBeGreaterThan(10);
  expect(total).toBeGreaterThan(first + 1);
  expect(isLast.slice(first)).not.toContain(false);
  // Its exact name still comes first.
  const { hits: named } = await search('q=Bismara+Red+2040');
  expect(named[0]).toMatchObject({ product_name: 'Bismara Red 2040', isActive: false });
});

describe('didYouMean', () => {
  it.each([
    ['pigmnet red', 'pigment red'],
    ['rubelsi', 'rubelis'],
    ['phtalocyanine', 'phthalocyanine'],
    ['Perilene violet', 'perylene violet'],
    ['phtalo', 'phthalo'],
    ['phtalo blu', 'phthalo blu'],
    ['ultramrine', 'ultramarine'],
  ])('proposes for %s what is near, and applies nothing', async (term, near) => {
    const answer = await search(`q=${encodeURIComponent(term)}`);
    expect(answer).toMatchObject({ total: 0, didYouMean: near });
    expect((await search(`q=${encodeURIComponent(near)}`)).total).toBeGreaterThan(0);
  });

  it('reads the titles of documents, too', async () => {
    expect(await search('type=assets&q=saftey+data')).toMatchObject({ didYouMean: 'safety data' });
  });

  it('proposes only what finds something within the filters', async () => {
    expect(await search('q=rubelsi&c=red')).toMatchObject({ didYouMean: 'rubelis' });
    for (const query of ['q=rubelsi&c=green', 'q=rubel', 'q=xqwzvk'])
      expect(await search(query), query).not.toHaveProperty('didYouMean');
    expect(await search('q=rubelsi', { from: 24 })).not.toHaveProperty('didYouMean');
  });

  it('proposes competitors’ names to nobody', async () => {
    for (const viewer of [viewers.visitor, viewers.competitorViewer])
      expect(await search('q=norchrmoa', { viewer })).not.toHaveProperty('didYouMean');
  });
});
