import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError, type ServiceErrorKind } from '../../../../src/errors/service-error.ts';
import { counts, goTo, hits, settle, startListing } from './fake-source.ts';

let entries: string[] = [];
beforeEach(() => {
  history.replaceState(null, '', '/products');
  entries = [];
  const push = history.pushState.bind(history);
  vi.spyOn(history, 'pushState').mockImplementation((state, unused, url) => {
    entries.push(String(url));
    push(state, unused, url);
  });
});
const offline = () => new ServiceError({ kind: 'offline' });
const http = (status: number) => new ServiceError({ kind: 'http', status });

/** A listing with its first answer: 24 of 60 hits. */
async function answered(...input: Parameters<typeof startListing>) {
  const listing = startListing(...input);
  await settle();
  await listing.latest().answer({ total: 60, hits: hits(24) });
  return listing;
}

describe('calls (spec P§7)', () => {
  it('are a search with an empty body, load more from, load all of a size', async () => {
    const { asked, listing, latest, state } = await answered();
    expect(asked.map(({ filters, part }) => [filters, part])).toEqual([['type=pigments', undefined]]);
    listing.loadMore();
    expect(latest().part).toEqual({ from: 24 });
    await latest().answer({ total: 60, hits: hits(24, 25), aggregations: undefined });
    expect(state().answer?.hits).toHaveLength(48);
    listing.loadAll();
    expect(latest().part).toEqual({ size: 60 });
    await latest().answer({ total: 60, hits: hits(60) });
    expect(state()).toMatchObject({ firstNew: 48, loading: undefined });
    expect(state().answer?.hits).toHaveLength(60);
  });

  it('name the size of a part where it is not the usual one', async () => {
    const { asked, listing, latest } = await answered({ size: 6 });
    listing.loadMore();
    expect(asked[0]?.part).toEqual({ size: 6 });
    expect(latest().part).toEqual({ from: 24, size: 6 });
  });

  it('load all goes on by 1,000 until 10,000 (decision B31)', async () => {
    const { listing, latest } = startListing();
    await settle();
    await latest().answer({ total: 30_000, hits: hits(24) });
    listing.loadAll();
    expect(latest().part).toEqual({ size: 1000 });
    await latest().answer({ total: 30_000, hits: hits(1000) });
    listing.loadAll();
    expect(latest().part).toEqual({ from: 1000, size: 1000 });
    await latest().answer({ total: 30_000, hits: hits(8500, 1001) });
    listing.loadAll();
    expect(latest().part).toEqual({ from: 9500, size: 500 });
  });

  it('ask once for all values that there are, with the base filters alone', async () => {
    history.replaceState(null, '', '/products?c=red');
    const { asked, listing } = startListing({ filters: { i: 'coatings' } });
    await settle();
    expect(asked.map(({ filters, part }) => [filters, part])).toEqual([
      ['type=pigments&i=coatings', { size: 0 }],
      ['type=pigments&i=coatings&c=red', undefined],
    ]);
    await asked[0]?.answer({});
    await asked[1]?.answer({ aggregations: { c: [{ key: 'red', title: 'Red', count: 2 }] } });
    expect(listing.state.getState().facets).toMatchObject([
      {
        key: 'c',
        values: [
          { key: 'blue', count: 0, isChosen: false },
          { key: 'red', count: 2, isChosen: true },
        ],
      },
      { key: 'min_date' },
    ]);
    listing.toggle('c', 'blue');
    expect(asked).toHaveLength(3);
  });

  it('count the other types beside, and all change together', async () => {
    const { asked, state } = startListing({ types: ['pigments', 'assets', 'imageStacks'] });
    await settle();
    expect(asked.map(({ filters, part }) => [filters, part])).toEqual([
      ['type=assets', { size: 0 }],
      ['type=imageStacks', { size: 0 }],
      ['type=pigments', undefined],
    ]);
    await asked[2]?.answer({ total: 60, hits: hits(24) });
    expect(state().answer).toBeUndefined();
    await asked[0]?.answer({ total: 700 });
    await asked[1]?.fail(http(500));
    expect(state().answer).toMatchObject({ total: 60, totals: { assets: 700 } });
  });
});

describe('generations', () => {
  it('the latest query wins, however late the others answer', async () => {
    const { asked, listing, state } = await answered();
    listing.search('a', 'typing');
    listing.search('ab', 'typing');
    listing.search('abc', 'typing');
    const [, first, second, third] = asked;
    expect([first?.signal.aborted, second?.signal.aborted, third?.signal.aborted]).toEqual([
      true,
      true,
      false,
    ]);
    await third?.answer({ total: 3, hits: hits(3) });
    await second?.answer({ total: 2, hits: hits(2) });
    await first?.fail(http(500));
    expect(state()).toMatchObject({ answer: { total: 3 }, failure: undefined, loading: undefined });
  });

  it('hits, total and counts stay those of the old answer until the new one is there', async () => {
    const { listing, latest, state } = await answered();
    listing.toggle('c', 'red');
    expect(state()).toMatchObject({
      query: { filters: { c: ['red'] } },
      answer: { total: 60, query: { filters: {} }, counts: { c: { red: 5 } } },
      loading: 'answer',
      chips: [{ key: 'c', value: 'red', title: 'Red' }],
    });
    await latest().answer({ total: 5, hits: hits(5), aggregations: {} });
    expect(state()).toMatchObject({ answer: { total: 5, counts: {} }, loading: undefined });
  });

  it('load more ends with its query', async () => {
    const { asked, listing, state } = await answered();
    listing.loadMore();
    const more = asked.at(-1);
    listing.toggle('c', 'red');
    expect(more?.signal.aborted).toBe(true);
    await more?.answer({ total: 60, hits: hits(24, 25) });
    expect(state()).toMatchObject({ loading: 'answer', answer: { total: 60 } });
    expect(state().answer?.hits).toHaveLength(24);
  });

  it('a tab that is switched while it loads leaves nothing behind', async () => {
    const { asked, listing, state } = startListing({ mode: 'sheets' }, { viewer: 'u-1' });
    await settle();
    listing.tab('mysheets');
    listing.tab('company');
    const open = asked.filter(({ signal, part }) => !signal.aborted && part === undefined);
    expect(open.map(({ list, filters }) => [list, filters])).toEqual([
      ['company', 'type=pigments&tab=company'],
    ]);
    for (const request of [...asked].reverse())
      await request.answer({ total: request.list === 'company' ? 7 : 1 });
    expect(state().answer).toMatchObject({ total: 7, query: { tab: 'company' } });
  });

  it('a stopped listing asks and changes nothing any more', async () => {
    const { latest, listing, stop, state } = await answered();
    listing.toggle('c', 'red');
    stop();
    expect(latest().signal.aborted).toBe(true);
    await latest().answer({ total: 5 });
    expect(state().answer?.total).toBe(60);
  });

  it('a hit that the catalogue has moved meanwhile comes once', async () => {
    const { latest, listing, state } = await answered();
    listing.loadMore();
    await latest().answer({ total: 61, hits: hits(24, 24) });
    expect(state().answer?.hits).toHaveLength(47);
    expect(new Set(state().answer?.hits.map(({ id }) => id)).size).toBe(47);
  });
});

const kinds: readonly (readonly [string, ServiceError])[] = [
  ...(['offline', 'timeout', 'malformed'] as const).map(
    (kind: ServiceErrorKind) => [kind, new ServiceError({ kind })] as const,
  ),
  ...[400, 401, 403, 404, 429, 500, 503].map((status) => [`${status}`, http(status)] as const),
];

describe.each(kinds)('a failure: %s', (_, error) => {
  it('of an answer leaves hits, filters and address, and a retry works', async () => {
    const { latest, listing, state } = await answered({}, { viewer: 'u-1' });
    listing.search('red');
    await latest().fail(error);
    expect(state()).toMatchObject({
      failure: { error, of: 'answer' },
      loading: undefined,
      answer: { total: 60 },
      query: { term: 'red' },
    });
    expect(location.search).toBe('?q=red');
    listing.retry();
    expect(state()).toMatchObject({ failure: undefined, loading: 'answer' });
    await latest().answer({ total: 2, hits: hits(2) });
    expect(state().answer?.total).toBe(2);
  });

  it('of load more leaves the hits, and a retry loads that part', async () => {
    const { latest, listing, state } = await answered();
    listing.loadMore();
    await latest().fail(error);
    expect(state()).toMatchObject({ failure: { error, of: 'more' }, loading: undefined });
    expect(state().answer?.hits).toHaveLength(24);
    listing.retry();
    expect(latest().part).toEqual({ from: 24 });
    await latest().answer({ total: 60, hits: hits(24, 25) });
    expect(state()).toMatchObject({ failure: undefined, firstNew: 24 });
  });

  it('of the first answer leaves nothing but a way to try again', async () => {
    const { latest, listing, state } = startListing();
    await settle();
    await latest().fail(error);
    expect(state()).toMatchObject({ answer: undefined, failure: { of: 'answer' } });
    listing.retry();
    await latest().answer({ total: 1, hits: hits(1) });
    expect(state().answer?.total).toBe(1);
  });

  it('of the values that there are leaves those of the answer', async () => {
    history.replaceState(null, '', '/products?c=red');
    const { asked, state } = startListing();
    await settle();
    await asked[0]?.fail(error);
    await asked[1]?.answer({ total: 1, hits: hits(1) });
    expect(state().facets.map(({ key }) => key)).toEqual(['c', 'min_date']);
  });
});

describe('out of reach', () => {
  it('tries again by itself when the browser is back online', async () => {
    const { asked, latest, listing, state } = await answered();
    listing.search('red');
    await latest().fail(offline());
    const before = asked.length;
    dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(before + 1);
    await latest().answer({ total: 4 });
    expect(state()).toMatchObject({ failure: undefined, answer: { total: 4 } });
  });

  it('does not once something else was asked for', async () => {
    const { asked, latest, listing } = await answered();
    listing.search('red');
    await latest().fail(offline());
    listing.search('blue');
    const before = asked.length;
    dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(before);
  });
});

describe('a session that is over', () => {
  it('asks for the login, and keeps the address', async () => {
    const { latest, listing, source } = await answered({}, { viewer: 'u-1' });
    listing.toggle('c', 'red');
    await latest().fail(http(401));
    expect(source.onSessionOver).toHaveBeenCalledOnce();
    expect(location.search).toBe('?c=red');
  });

  it('is not what visitors have: for saved sheets they are asked without a call', async () => {
    history.replaceState(null, '', '/sheets?tab=mysheets');
    const { asked, source, state } = startListing({ mode: 'sheets' });
    await settle();
    expect(asked.filter(({ list }) => list !== 'search')).toEqual([]);
    expect(state().failure?.error.isSessionOver).toBe(true);
    expect(source.onSessionOver).not.toHaveBeenCalled();
  });
});

describe('another user', () => {
  it('asks anew; what a visitor sees stays until then', async () => {
    const { asked, become, state } = await answered();
    const before = asked.length;
    await become('u-1 validated');
    expect(asked).toHaveLength(before + 1);
    expect(state()).toMatchObject({ loading: 'answer', answer: { total: 60 } });
  });

  it('sees nothing of what the one before saw', async () => {
    const { become, latest, listing, state } = await answered({}, { viewer: 'u-1 internal' });
    listing.toggle('c', 'red');
    await latest().answer({ total: 5, hits: hits(5) });
    await become('');
    expect(state()).toMatchObject({ answer: undefined, loading: 'answer', facets: [] });
    await latest().answer({ total: 1 });
    await goTo('/products');
    expect(state().loading).toBe('answer');
  });
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

  it('is left alone by a listing that shall', async () => {
    history.replaceState(null, '', '/products?c=red');
    const { latest, listing } = startListing({ url: false });
    await settle();
    listing.toggle('c', 'blue');
    expect([latest().filters, entries, location.search]).toEqual(['type=pigments&c=blue', [], '?c=red']);
  });

  it('of a second listing has names of its own', async () => {
    history.replaceState(null, '', '/products?c=red&l_c=blue');
    const { latest, listing } = startListing({ urlPrefix: 'l_' });
    await settle();
    expect(latest().filters).toBe('type=pigments&c=blue');
    listing.clearAll();
    expect(location.search).toBe('?c=red');
  });

  it('says nothing of base filters, which no address changes', async () => {
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

describe('what the service leaves out', () => {
  it('leaves the address by replace, and is named', async () => {
    history.replaceState(null, '', '/products?c=red,nonsense&prod_plant=kehl');
    const { asked, latest, state } = startListing();
    await settle();
    await asked[0]?.answer({});
    const ignored = [
      { key: 'c', value: 'nonsense' },
      { key: 'prod_plant', value: 'kehl' },
    ];
    await latest().answer({ total: 5, ignored });
    await settle();
    expect([location.search, entries]).toEqual(['?c=red', []]);
    expect(state()).toMatchObject({ query: { filters: { c: ['red'] } }, answer: { ignored, total: 5 } });
  });

  it.each([400, 403])(
    'is asked without once more where a service refuses all of it with %d',
    async (status) => {
      history.replaceState(null, '', '/products?q=a&i=coatings&c=nonsense');
      const { asked, latest, state } = startListing();
      await settle();
      await asked[0]?.answer({});
      await latest().fail(http(status));
      expect(latest().filters).toBe('type=pigments&i=coatings&q=a');
      await latest().answer({ total: 3 });
      expect(state()).toMatchObject({ answer: { total: 3, ignored: [{ key: 'c', value: 'nonsense' }] } });
      expect(location.search).toBe('?q=a&i=coatings');
    },
  );
});

describe('an answer in the page', () => {
  const answer = { total: 60, hits: hits(24), aggregations: counts, ignored: [] };

  it('is used where its query is that of the address, and nothing is asked', async () => {
    history.replaceState(null, '', '/products?utm=1&c=red');
    const { asked, state } = startListing({}, { served: { query: 'c=red', answer } });
    await settle();
    expect(state()).toMatchObject({ answer: { total: 60 }, loading: undefined });
    expect(asked).toEqual([]);
  });

  it('is not where it is for another query', async () => {
    const { asked, state } = startListing({}, { served: { query: 'c=red', answer } });
    await settle();
    expect(state()).toMatchObject({ answer: undefined, loading: 'answer' });
    expect(asked).toHaveLength(1);
  });
});

describe('what is told', () => {
  it('is each answer once, and none again after Back', async () => {
    const { latest, listing, source } = await answered();
    listing.toggle('c', 'red');
    await latest().answer({ total: 5, hits: hits(5) });
    await goTo('/products');
    const told = vi.mocked(source.onAnswered).mock.calls.map(([event]) => event);
    expect(told).toMatchObject([
      { termLength: 0, filterKeys: [], total: 60 },
      { termLength: 0, filterKeys: ['c'], total: 5 },
    ]);
    expect(new Set(told.map(({ queryId }) => queryId)).size).toBe(2);
  });

  it('is a term once it is not typed any more', async () => {
    const { latest, listing, source } = await answered();
    listing.search('re', 'typing');
    await latest().answer({});
    expect(source.onTerm).not.toHaveBeenCalled();
    listing.search('re');
    expect(source.onTerm).toHaveBeenCalledExactlyOnceWith('re');
    listing.search('red');
    await latest().answer({});
    expect(source.onTerm).toHaveBeenLastCalledWith('red');
  });

  it('is how far a listing has grown', async () => {
    const { latest, listing, source } = await answered();
    listing.loadMore();
    await latest().answer({ total: 60, hits: hits(24, 25) });
    expect(source.onExtended).toHaveBeenCalledExactlyOnceWith({ shown: 48, total: 60 });
  });
});

it('ways out of no results are counted, and end with the query', async () => {
  history.replaceState(null, '', '/products?c=red&brand=a&q=x');
  const { asked, listing } = startListing();
  await settle();
  await asked[0]?.answer({});
  await asked[1]?.answer({ total: 0 });
  const ways = listing.waysOut(new AbortController().signal);
  expect(asked.slice(2).map(({ filters, part }) => [filters, part])).toEqual([
    ['type=pigments&brand=a&q=x', { size: 0 }],
    ['type=pigments&c=red&q=x', { size: 0 }],
    ['type=pigments&q=x', { size: 0 }],
  ]);
  await asked[2]?.answer({ total: 4 });
  await asked[3]?.fail(http(500));
  listing.search('y');
  expect(asked[4]?.signal.aborted).toBe(true);
  await asked[4]?.answer({ total: 9 });
  expect(await ways).toEqual([{ chip: expect.objectContaining({ key: 'c' }), total: 4 }, { total: 9 }]);
});

describe('the place among the hits', () => {
  it('is kept in the entry of the history, and as many hits are asked for again', async () => {
    const { latest, listing, stop } = await answered();
    listing.loadMore();
    await latest().answer({ total: 60, hits: hits(24, 25) });
    listing.keepPlace({ anchor: 'p-30', offset: -12 });
    expect(history.state).toEqual({ ceListing: { count: 48, anchor: 'p-30', offset: -12 } });
    stop();
    const again = startListing();
    await settle();
    expect(again.latest().part).toEqual({ size: 48 });
    await again.latest().answer({ total: 60, hits: hits(48) });
    expect(again.listing.takePlace()).toEqual({ count: 48, anchor: 'p-30', offset: -12 });
    expect(again.listing.takePlace()).toBeUndefined();
  });

  it('is not kept for hits of another query, and ends with what one asks for', async () => {
    history.replaceState({ ceListing: { count: 24, anchor: 'p-3', offset: 1 } }, '', '/products');
    const { latest, listing } = await answered();
    listing.toggle('c', 'red');
    listing.keepPlace({ anchor: 'p-1', offset: 0 });
    expect(history.state).toBeNull();
    await latest().answer({ total: 5, hits: hits(5) });
    expect(listing.takePlace()).toBeUndefined();
  });
});
