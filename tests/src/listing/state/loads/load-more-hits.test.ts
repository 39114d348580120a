import { beforeEach, describe, expect, it } from 'vitest';
import { answered, hits, settle, startListing } from '../fake-source.ts';

beforeEach(() => history.replaceState(null, '', '/products'));

describe('calls (spec P§7)', () => {
  it('are a search with an empty body, load more from, load all of a size (row 231)', async () => {
    const { asked, listing, latest, state } = await answered();
    expect(asked.map(({ filters, range: part }) => [filters, part])).toEqual([['type=pigments', undefined]]);
    listing.loadMore();
    expect(latest().range).toEqual({ from: 24 });
    await latest().answer({ total: 60, hits: hits(24, 25), aggregations: undefined });
    expect(state().answer?.hits).toHaveLength(48);
    listing.loadAll();
    expect(latest().range).toEqual({ size: 60 });
    await latest().answer({ total: 60, hits: hits(60) });
    expect(state()).toMatchObject({ firstNew: 48, loading: undefined });
    expect(state().answer?.hits).toHaveLength(60);
  });

  it('name the size of a part where it is not the usual one', async () => {
    const { asked, listing, latest } = await answered({ size: 6 });
    listing.loadMore();
    expect(asked[0]?.range).toEqual({ size: 6 });
    expect(latest().range).toEqual({ from: 24, size: 6 });
  });

  it('load all goes on by 1,000 until 10,000 (decision B31)', async () => {
    const { listing, latest } = startListing();
    await settle();
    await latest().answer({ total: 30_000, hits: hits(24) });
    listing.loadAll();
    expect(latest().range).toEqual({ size: 1000 });
    await latest().answer({ total: 30_000, hits: hits(1000) });
    listing.loadAll();
    expect(latest().range).toEqual({ from: 1000, size: 1000 });
    await latest().answer({ total: 30_000, hits: hits(8500, 1001) });
    listing.loadAll();
    expect(latest().range).toEqual({ from: 9500, size: 500 });
  });
});

describe('more hits', () => {
  it('leave facets and chips as they are, so that nothing of them is drawn again', async () => {
    history.replaceState(null, '', '/products?c=red');
    const { asked, listing, state } = startListing();
    await settle();
    const aggregations = { c: [{ key: 'red', title: 'Red', count: 60 }] };
    await asked[0]?.answer({ aggregations });
    await asked[1]?.answer({ total: 60, hits: hits(24), aggregations });
    const { facets, chips } = state();
    expect([facets.length > 0, chips.length]).toEqual([true, 1]);
    listing.loadMore();
    await asked[2]?.answer({ total: 60, hits: hits(24, 25), aggregations: undefined });
    expect(state().answer?.hits).toHaveLength(48);
    expect(state().facets).toBe(facets);
    expect(state().chips).toBe(chips);
  });

  it('load more ends with its query (complaint "races, stale counts")', async () => {
    const { asked, listing, state } = await answered();
    listing.loadMore();
    const more = asked.at(-1);
    listing.toggle('c', 'red');
    expect(more?.signal.aborted).toBe(true);
    await more?.answer({ total: 60, hits: hits(24, 25) });
    expect(state()).toMatchObject({ loading: 'answer', answer: { total: 60 } });
    expect(state().answer?.hits).toHaveLength(24);
  });

  it('those that could not be read are loaded too: the next range starts behind them, and the list ends', async () => {
    const { listing, latest, state } = startListing();
    await settle();
    await latest().answer({ total: 50, hits: hits(22), leftOut: 2 });
    listing.loadMore();
    expect(latest().range).toEqual({ from: 24 });
    await latest().answer({ total: 50, hits: hits(23, 25), leftOut: 1 });
    expect(state()).toMatchObject({ firstNew: 22, answer: { leftOut: 3 } });
    listing.loadMore();
    expect(latest().range).toEqual({ from: 48 });
    await latest().answer({ total: 50, hits: hits(1, 49), leftOut: 1 });
    const { hits: all, leftOut, total } = state().answer ?? { hits: [], total: 0 };
    expect(all.length + (leftOut ?? 0)).toBe(total);
  });

  it('a hit that the catalogue has moved meanwhile comes once', async () => {
    const { latest, listing, state } = await answered();
    listing.loadMore();
    await latest().answer({ total: 61, hits: hits(24, 24) });
    expect(state().answer?.hits).toHaveLength(47);
    expect(new Set(state().answer?.hits.map(({ id }) => id)).size).toBe(47);
  });
});
