import { describe, expect, it } from 'vitest';
import { synonyms } from '../../../../../demo/data/synonyms.ts';
import { meaningsOf } from '../../../../../demo/server/search/term/synonyms.ts';
import { seededContext } from '../../service.ts';
import { searchHarness } from '../harness.ts';

const { search, get } = searchHarness(seededContext(318));
const idsOf = async (term: string) =>
  (await search(`q=${encodeURIComponent(term)}`, { size: 1000 })).hits.map(({ id }) => id);

describe('words of the field find what the catalogue calls otherwise (row 252)', () => {
  it.each(Object.entries(synonyms))('%s', async (text, also) => {
    const meant = await idsOf(text);
    expect(meant.length).toBeGreaterThan(0);
    for (const word of also) expect(await idsOf(word), word).toEqual(expect.arrayContaining(meant));
  });

  it('a word goes together with others, and with numbers of the trade', async () => {
    const both = await idsOf('Eisenoxid rot');
    expect(both.length).toBeGreaterThan(0);
    expect(both.toSorted()).toEqual((await idsOf('iron oxide red')).toSorted());
    expect(await idsOf('blau PB15:3')).toEqual(await idsOf('blue PB15:3'));
  });

  it.each([
    ['Kobaltblau', 'cobalt blue'],
    ['Nickeltitangelb', 'nickel titanium yellow'],
    ['Eisenoxidrot', 'iron oxide red'],
    ['phthalogrün', 'phthalo green'],
    ['gray', 'grey'],
    ['zinc sulphide', 'zinc sulfide'],
  ])('a compound is read by its pieces, and another spelling as the same: %s', async (typed, meant) => {
    const found = await idsOf(typed);
    expect(found.length).toBeGreaterThan(0);
    expect(found.toSorted()).toEqual((await idsOf(meant)).toSorted());
    expect(await search(`q=${encodeURIComponent(typed)}`)).not.toHaveProperty('didYouMean');
  });

  it('an English word that ends like a German colour is no compound', () => {
    expect(meaningsOf('carrot')).toEqual([]);
  });

  it('the beginning of one is enough, once it is long enough', async () => {
    expect(await idsOf('chinac')).toEqual(expect.arrayContaining(await idsOf('quinacridone')));
    expect(meaningsOf('wei')).toEqual([]);
    expect(meaningsOf('kadmi')).toEqual([['cadmium']]);
  });

  it('a mistyped one is offered in its spelling, which has hits', async () => {
    const { total, didYouMean = '' } = await search('q=eisenoxit');
    expect([total, didYouMean]).toEqual([0, 'eisenoxid']);
    expect(await idsOf(didYouMean)).not.toEqual([]);
  });

  it('suggests the value that a synonym means', async () => {
    const { answer } = await get<{ text: string; filter?: object }[]>(
      '/api/v1/document/suggest?q=chinacridon',
    );
    expect(answer[0]).toMatchObject({ text: 'Quinacridone', filter: { key: 'chemistry' } });
    const suggested = await search('q=chinacridon', { isProductSuggestRequest: true });
    expect(suggested.hits[0]).toMatchObject({ matched: { text: expect.stringContaining('Quinacridone') } });
  });
});
