import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import { answered, counts, goTo, hits, settle, startListing } from '../fake-source.ts';

beforeEach(() => history.replaceState(null, '', '/products'));
const http = (status: number) => new ServiceError({ kind: 'http', status });

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
  const ways = listing.widerSearches(new AbortController().signal);
  expect(asked.slice(2).map(({ filters, range: part }) => [filters, part])).toEqual([
    ['type=pigments&brand=a&q=x', { size: 0 }],
    ['type=pigments&c=red&q=x', { size: 0 }],
    ['type=pigments&c=red&brand=a', { size: 0 }],
    ['type=pigments&q=x', { size: 0 }],
  ]);
  await asked[2]?.answer({ total: 4 });
  await asked[3]?.fail(http(500));
  await asked[4]?.answer({ total: 6 });
  listing.search('y');
  expect(asked[5]?.signal.aborted).toBe(true);
  await asked[5]?.answer({ total: 9 });
  expect(await ways).toEqual([
    { without: expect.objectContaining({ key: 'c' }), total: 4 },
    { without: 'term', total: 6 },
    { without: 'filters', total: 9 },
  ]);
});

it('another query is counted alone, and that ends with the present answer', async () => {
  const { asked, latest, listing } = await answered();
  const calls = asked.length;
  const stop = new AbortController();
  const query = { ...listing.state.getState().query, filters: { c: ['red'] } };
  const count = listing.count(query, stop.signal);
  const { filters, range: part } = latest();
  expect([filters, part]).toEqual(['type=pigments&c=red', { size: 0 }]);
  await latest().answer({ total: 4 });
  expect(await count).toBe(4);
  expect(asked).toHaveLength(calls + 1);
  void listing.count(query, stop.signal).catch(() => {});
  const { signal } = latest();
  listing.toggle('c', 'blue');
  expect(signal.aborted).toBe(true);
});

it('asks anew for hits and for the rows of its filters where what there is has changed', async () => {
  const { asked, latest, listing } = await answered();
  listing.toggle('c', 'red');
  await latest().answer({ total: 1, hits: hits(1) });
  const before = asked.length;
  listing.renew();
  expect(asked.slice(before).map(({ filters, range: part }) => [filters, part])).toEqual([
    ['type=pigments', { size: 0 }],
    ['type=pigments&c=red', undefined],
  ]);
  const more = { c: [...counts.c, { key: 'green', title: 'Green', count: 1 }] };
  await asked[before]?.answer({ aggregations: more });
  await asked[before + 1]?.answer({ total: 2, hits: hits(2), aggregations: more });
  const { answer, facets } = listing.state.getState();
  expect(answer?.hits).toHaveLength(2);
  expect(facets.find(({ key }) => key === 'c')?.values.map(({ key }) => key)).toContain('green');
});

it('keeps facets and chips while another term is loading, for the form not to re-render', async () => {
  history.replaceState(null, '', '/products?c=red');
  const { asked, listing } = startListing();
  await settle();
  for (const each of asked) await each.answer({ total: 5, hits: hits(5) });
  const before = listing.state.getState();
  expect(before.chips).toHaveLength(1);
  listing.search('violet');
  const { query, facets, chips } = listing.state.getState();
  expect(query.term).toBe('violet');
  expect(facets).toBe(before.facets);
  expect(chips).toBe(before.chips);
});

it('counts one tab anew on demand, and keeps its count where that fails', async () => {
  const { asked, latest, listing } = startListing({ mode: 'sheets' }, { viewer: 'u-1' });
  await settle();
  for (const call of asked) await call.answer({ total: 1, hits: hits(1) });
  const state = () => listing.state.getState();
  const again = (signal = new AbortController().signal) => listing.recount('mysheets', signal);
  const calls = asked.length;
  void again();
  expect([latest().list, latest().range]).toEqual(['mysheets', { size: 0 }]);
  await latest().answer({ total: 0 });
  expect(state().answer?.totals.mysheets).toBe(0);
  void again();
  await latest().fail(http(500));
  expect(state().answer?.totals.mysheets).toBe(0);
  const stop = new AbortController();
  void again(stop.signal);
  stop.abort();
  await latest().answer({ total: 7 });
  expect(state().answer?.totals.mysheets).toBe(0);
  await listing.recount('mine', stop.signal);
  expect(asked).toHaveLength(calls + 3);
});
