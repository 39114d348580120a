import { beforeEach, describe, expect, it } from 'vitest';
import { answered, counts, goTo, hits, settle, startListing, watchEntries } from '../fake-source.ts';

let entries: string[] = [];
beforeEach(() => {
  history.replaceState(null, '', '/products');
  entries = watchEntries();
});

describe('the address', () => {
  it('is followed by what each action does, with one entry for each', async () => {
    const { listing } = await answered();
    listing.toggle('c', 'red');
    listing.toggle('c', 'blue');
    listing.sort('newest');
    listing.view('table');
    listing.search('pigment');
    listing.choose('brand', ['a', 'b']);
    listing.clearAll();
    listing.go({ term: '', filters: { color_index: ['PR122'] } });
    expect(entries).toEqual([
      '/products?c=red',
      '/products?c=red&c=blue',
      '/products?c=red&c=blue&sort=newest',
      '/products?c=red&c=blue&sort=newest&view=table',
      '/products?c=red&c=blue&sort=newest&view=table&q=pigment',
      '/products?c=red&c=blue&sort=newest&view=table&q=pigment&brand=a&brand=b',
      '/products?sort=newest&view=table&q=pigment',
      '/products?sort=newest&view=table&color_index=PR122',
    ]);
  });

  it('gets one entry for a term however long it is typed, and none for load more', async () => {
    const { latest, listing } = await answered();
    for (const term of ['p', 'pi', 'pig']) listing.search(term, 'typing');
    listing.search('pigment');
    expect(entries).toEqual(['/products?q=p']);
    expect(location.search).toBe('?q=pigment');
    await latest().answer({ total: 60, hits: hits(24) });
    listing.loadMore();
    listing.search('pigment');
    listing.search('red');
    expect(entries).toEqual(['/products?q=p', '/products?q=red']);
  });

  it("keeps other parameters, their order and the hash, and is corrected by replace where it's nonsense", async () => {
    history.replaceState({ host: 1 }, '', '/products?utm=%7E&view=nonsense&c=red&x#top');
    startListing();
    await settle();
    expect([entries, location.search, location.hash]).toEqual([[], '?utm=%7E&c=red&x', '#top']);
    expect(history.state).toEqual({ host: 1 });
  });

  it('leads back to what was there, without a request', async () => {
    const { asked, latest, listing, state } = await answered();
    listing.loadMore();
    await latest().answer({ total: 60, hits: hits(24, 25) });
    listing.toggle('c', 'red');
    await latest().answer({ total: 5, hits: hits(5) });
    const before = asked.length;
    await goTo('/products');
    expect(asked).toHaveLength(before);
    expect(state()).toMatchObject({ query: { filters: {} }, answer: { total: 60 }, chips: [] });
    expect(state().answer?.hits).toHaveLength(48);
    await goTo('/products?c=red');
    expect(state()).toMatchObject({ answer: { total: 5 }, chips: [{ value: 'red' }] });
  });

  it('asks where what was there is not known any more', async () => {
    const { latest, state } = await answered();
    await goTo('/products?c=blue');
    expect(state().loading).toBe('answer');
    expect(latest().filters).toBe('type=pigments&c=blue');
  });

  it('of a link is that of the query with a change', async () => {
    history.replaceState(null, '', '/products?utm=1#top');
    const { listing } = startListing({ types: ['pigments', 'assets'] });
    expect(listing.hrefOf({ type: 'assets' })).toBe('/products?utm=1&type=assets#top');
  });

  it('refuses what would make it longer than 8,000 characters', async () => {
    const { asked, listing, state } = await answered();
    const before = asked.length;
    listing.choose('brand', ['x'.repeat(8000)]);
    expect(state()).toMatchObject({ tooLong: 'brand', query: { filters: {} } });
    expect([entries, asked.length]).toEqual([[], before]);
    listing.toggle('c', 'red');
    expect(state().tooLong).toBeUndefined();
  });

  it('that is nearly too long still takes another order', async () => {
    const { listing, state } = await answered();
    listing.choose('brand', ['x'.repeat(7_990)]);
    listing.sort('newest');
    expect(location.search.length).toBeGreaterThan(8_000);
    expect(state()).toMatchObject({ query: { sort: 'newest' } });
    expect(state().tooLong).toBeUndefined();
  });

  it('is left alone by a listing that shall', async () => {
    history.replaceState(null, '', '/products?c=red');
    const { latest, listing } = startListing({ url: false });
    await settle();
    listing.toggle('c', 'blue');
    expect([latest().filters, entries, location.search]).toEqual(['type=pigments&c=blue', [], '?c=red']);
  });

  it('of a second listing has names of its own (complaint "foreign parameters wiped")', async () => {
    history.replaceState(null, '', '/products?c=red&l_c=blue');
    const { latest, listing } = startListing({ urlPrefix: 'l_' });
    await settle();
    expect(latest().filters).toBe('type=pigments&c=blue');
    listing.clearAll();
    expect(location.search).toBe('?c=red');
  });

  it('says nothing of base filters, which no address changes (complaint "wrong counts")', async () => {
    history.replaceState(null, '', '/products?i=plastics');
    const { latest, listing, state } = startListing({ filters: { i: ['coatings', 'printing'] } });
    await settle();
    expect(latest().filters).toBe('type=pigments&i=coatings&i=printing');
    await latest().answer({
      aggregations: { ...counts, i: [{ key: 'coatings', title: 'Coatings', count: 1 }] },
    });
    expect(state().facets.map(({ key }) => key)).toEqual(['c', 'min_date']);
    listing.toggle('c', 'red');
    expect(location.search).toBe('?i=plastics&c=red');
  });
});

describe('the server-rendered form', () => {
  it('hands over what was changed in it, in one entry; its term counts as being typed', async () => {
    history.replaceState(null, '', '/products?c=red&brand=a,b');
    const { latest, listing, state } = await answered();
    listing.adopt({ before: 'q=&c=red', after: 'q=pi+&c=blue' });
    expect(entries).toEqual(['/products?c=blue&brand=a,b&q=pi']);
    expect(state()).toMatchObject({ loading: 'answer', query: { term: 'pi' } });
    expect(latest().filters).toBe('type=pigments&c=blue&brand=a&brand=b&q=pi');
    listing.search('pigment', 'typing');
    expect([entries.length, location.search]).toEqual([1, '?c=blue&brand=a,b&q=pigment']);
  });

  it('asks nothing where nothing was changed', async () => {
    const { asked, listing } = await answered();
    const before = asked.length;
    listing.adopt({ before: '', after: '' });
    expect([entries, asked.length]).toEqual([[], before]);
  });
});
