import { beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import { withLeftOut } from '../../../../../src/lib/left-out.ts';
import { answered, counts, goTo, hits, settle, startListing } from '../fake-source.ts';

beforeEach(() => history.replaceState(null, '', '/products'));
const http = (status: number) => new ServiceError({ kind: 'http', status });

describe('calls (spec P§7)', () => {
  it('ask once for all values that there are, with the base filters alone (row 232)', async () => {
    history.replaceState(null, '', '/products?c=red');
    const { asked, listing } = startListing({ filters: { i: 'coatings' } });
    await settle();
    expect(asked.map(({ filters, range: part }) => [filters, part])).toEqual([
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

  it('say nothing of a count that could not be read', async () => {
    const { latest, state } = startListing();
    await settle();
    const red = { key: 'red', title: 'Red', count: 5 };
    const blue = { key: 'blue', title: 'Blue' };
    const aggregations = { c: withLeftOut([red], [blue]), brand: withLeftOut([red], [7]), r: undefined };
    await latest().answer({ total: 5, hits: hits(5), aggregations });
    expect(state().answer?.counts).toStrictEqual({
      c: { red: 5, blue: undefined },
      brand: undefined,
      r: undefined,
    });
  });

  it('count the other types beside, and hold up no hits', async () => {
    const { asked, state } = startListing({ types: ['pigments', 'assets', 'imageStacks'] });
    await settle();
    expect(asked.map(({ filters, range: part }) => [filters, part])).toEqual([
      ['type=assets', { size: 0 }],
      ['type=imageStacks', { size: 0 }],
      ['type=pigments', undefined],
    ]);
    await asked[2]?.answer({ total: 60, hits: hits(24) });
    expect(state()).toMatchObject({ answer: { total: 60, totals: {} }, loading: undefined });
    await asked[0]?.answer({ total: 700 });
    await asked[1]?.fail(http(500));
    expect(state().answer).toMatchObject({ total: 60, totals: { assets: 700 } });
  });

  it('come with the answer where they are there before it', async () => {
    const { asked, state } = startListing({ types: ['pigments', 'assets'] });
    await settle();
    await asked[0]?.answer({ total: 700 });
    await asked[1]?.answer({ total: 60, hits: hits(24) });
    expect(state().answer).toMatchObject({ total: 60, totals: { assets: 700 } });
  });
});

describe("the facets' rows", () => {
  const red = { c: [{ key: 'red', title: 'Red', count: 2 }] };
  const values = [
    { key: 'blue', count: 0, isChosen: false },
    { key: 'red', count: 2, isChosen: true },
  ];

  it('hold up no hits: these are shown as they come, with chips', async () => {
    history.replaceState(null, '', '/products?c=red');
    const { asked, state } = startListing();
    await settle();
    await asked[1]?.answer({ total: 2, hits: hits(2), aggregations: red });
    expect(state()).toMatchObject({
      ...{ answer: { total: 2 }, loading: undefined, facets: [], areFacetsComing: true },
      chips: [{ key: 'c', value: 'red', title: 'Red' }],
    });
    await asked[0]?.answer({});
    expect(state()).toMatchObject({ areFacetsComing: false, facets: [{ key: 'c', values }, {}] });
  });

  it('hold up no hits while the titles of their fields are on their way', async () => {
    const manifest = Promise.withResolvers<[]>();
    const { latest, state } = startListing({}, { manifest: manifest.promise });
    await settle();
    await latest().answer({ total: 60, hits: hits(24) });
    expect(state()).toMatchObject({ answer: { total: 60 }, facets: [], areFacetsComing: true });
    manifest.resolve([]);
    await settle();
    expect(state()).toMatchObject({ facets: [{ key: 'c' }, {}], areFacetsComing: false });
  });

  it('come for whatever is chosen meanwhile, and stay on the way back', async () => {
    history.replaceState(null, '', '/products?c=red');
    const { asked, listing, latest, state } = startListing();
    await settle();
    await asked[1]?.answer({ total: 2, hits: hits(2), aggregations: red });
    listing.toggle('c', 'blue');
    await asked[0]?.answer({});
    expect(state()).toMatchObject({ loading: 'answer', facets: [{ key: 'c' }, {}] });
    await latest().answer({ total: 3 });
    await goTo('/products?c=red');
    expect(state()).toMatchObject({ answer: { total: 2 }, facets: [{ key: 'c', values }, {}] });
  });

  it('leave out facets of a newer service, which editors can ask for by name', async () => {
    const { source, state } = await answered();
    expect(source.onUnknown).toHaveBeenLastCalledWith([]);
    const listing = startListing();
    await settle();
    const aggregations = {
      ...counts,
      price_range: undefined,
      gloss: [{ key: 'high', title: 'High', count: 1 }],
    };
    await listing.latest().answer({ total: 60, hits: hits(24), aggregations });
    expect(listing.state().facets).toEqual(state().facets);
    expect(listing.source.onUnknown).toHaveBeenLastCalledWith([
      'aggregations.price_range of a search',
      'aggregations.gloss of a search',
    ]);
  });

  it('are not those of somebody else', async () => {
    history.replaceState(null, '', '/products?c=red');
    const { asked, become, state } = startListing({}, { viewer: 'u-1 internal' });
    await settle();
    await become('');
    await asked[0]?.answer({});
    expect(state().facets).toEqual([]);
  });
});

describe('chips', () => {
  it('stay the same list when the answer comes, so that their line is not measured again', async () => {
    const { latest, listing, state } = await answered();
    listing.toggle('c', 'red');
    const { chips } = state();
    expect(chips).toMatchObject([{ key: 'c', value: 'red' }]);
    await latest().answer({ total: 2, hits: hits(2) });
    expect(state().answer?.total).toBe(2);
    expect(state().chips).toBe(chips);
  });
});

describe('generations', () => {
  it('the latest query wins, however late the others answer (complaint "races, stale counts")', async () => {
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

  it('hits, total and counts stay those of the old answer until the new one is there (complaint "races, stale counts")', async () => {
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

  it('a tab that is switched while it loads leaves nothing behind', async () => {
    const { asked, listing, state } = startListing({ mode: 'sheets' }, { viewer: 'u-1' });
    await settle();
    listing.tab('mysheets');
    listing.tab('company');
    const open = asked.filter(({ signal, range: part }) => !signal.aborted && part === undefined);
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
