import { beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import { answered, hits, settle, startListing } from '../fake-source.ts';

beforeEach(() => history.replaceState(null, '', '/products'));

describe('the place among the hits', () => {
  it('is kept in the entry of the history, and as many hits are asked for again', async () => {
    const { latest, listing, stop } = await answered();
    listing.loadMore();
    await latest().answer({ total: 60, hits: hits(24, 25) });
    listing.keepPosition({ anchor: 'p-30', offset: -12 });
    expect(history.state).toEqual({ ceListing: { count: 48, anchor: 'p-30', offset: -12, index: 29 } });
    stop();
    const again = startListing();
    await settle();
    expect(again.latest().range).toEqual({ size: 48 });
    await again.latest().answer({ total: 60, hits: hits(48) });
    expect(again.listing.takePosition()).toEqual({ count: 48, anchor: 'p-30', offset: -12, index: 29 });
    expect(again.listing.takePosition()).toBeUndefined();
  });

  it('is not kept for hits of another query, and ends with what one asks for', async () => {
    history.replaceState({ ceListing: { count: 24, anchor: 'p-3', offset: 1 } }, '', '/products');
    const { latest, listing } = await answered();
    listing.toggle('c', 'red');
    listing.keepPosition({ anchor: 'p-1', offset: 0 });
    expect(history.state).toBeNull();
    await latest().answer({ total: 5, hits: hits(5) });
    expect(listing.takePosition()).toBeUndefined();
  });

  it('stays that of another hit where its own is gone', async () => {
    history.replaceState({ ceListing: { count: 24, anchor: 'gone', offset: 5, index: 3 } }, '', '/products');
    const { listing } = await answered();
    expect(listing.takePosition()).toMatchObject({ anchor: 'p-4', offset: 5 });
  });

  it('keeps which products have their documents open, also in the trail back from a product', async () => {
    const { listing, state, stop } = await answered();
    listing.toggleOpened('p-3');
    listing.toggleOpened('p-5');
    expect(history.state.ceListing).toEqual({ count: 24, opened: ['p-3', 'p-5'] });
    listing.keepPosition({ anchor: 'p-5', offset: 8 });
    listing.toggleOpened('p-3');
    const kept = { count: 24, anchor: 'p-5', offset: 8, index: 4, opened: ['p-5'] };
    expect(history.state.ceListing).toEqual(kept);
    expect(state().opened).toEqual(['p-5']);
    stop();
    const again = startListing();
    expect(again.state().opened).toEqual(['p-5']);
  });

  it('is none at the top of the page', async () => {
    const { listing } = await answered();
    listing.keepPosition({ before: 0, after: 2_300 });
    expect(history.state.ceListing).toEqual({ count: 24, index: 0, before: 0, after: 2_300 });
  });
});

describe('a place among many hits', () => {
  const position = {
    count: 5_000,
    anchor: 'p-2401',
    offset: -12,
    index: 2_400,
    before: 240_000,
    after: 259_900,
  };
  const ask = async (kept: object = position) => {
    history.replaceState({ ceListing: kept }, '', '/products');
    const listing = startListing();
    await settle();
    return listing;
  };

  it('asks for the hits around it, and for the counts that an answer from there has not', async () => {
    const { asked, listing, state } = await ask();
    expect(asked.map(({ range: part }) => part)).toEqual([{ from: 2_340, size: 100 }, { size: 0 }]);
    await asked[0]?.answer({ total: 6_000, hits: hits(100, 2_341), aggregations: undefined });
    expect(state().answer).toBeUndefined();
    await asked[1]?.answer({ total: 6_000 });
    expect(state()).toMatchObject({
      answer: { total: 6_000, before: { count: 2_340, height: 234_000 }, after: { count: 2_560 } },
      facets: [{ key: 'c' }, {}],
    });
    expect(state().answer?.hits).toHaveLength(100);
    expect(listing.takePosition()).toEqual(position);
    listing.keepPosition({ anchor: 'p-2403', offset: 3 });
    expect(history.state.ceListing).toEqual({ count: 5_000, anchor: 'p-2403', offset: 3, index: 2_402 });
  });

  it('needs no further call where the hits around it are the first', async () => {
    const { asked, state } = await ask({
      ...{ count: 110, anchor: 'p-21', offset: 0, index: 20, before: 2_000, after: 8_900 },
    });
    expect(asked.map(({ range: part }) => part)).toEqual([{ size: 100 }]);
    await asked[0]?.answer({ total: 200, hits: hits(100) });
    expect(state().answer).toMatchObject({ before: undefined, after: { count: 10, height: 1_000 } });
  });

  it('is given up where there are no such hits any more', async () => {
    const { asked, latest, state } = await ask();
    await asked[1]?.answer({ total: 40 });
    await asked[0]?.answer({ total: 40, hits: [] });
    expect(latest().range).toBeUndefined();
    await latest().answer({ total: 40, hits: hits(24) });
    expect(state().answer).toMatchObject({ total: 40, before: undefined, after: undefined });
  });

  it('is asked for again after a failure', async () => {
    const { asked, listing, state } = await ask();
    await asked[0]?.fail(new ServiceError({ kind: 'http', status: 500 }));
    expect(state().failure?.of).toBe('answer');
    listing.retry();
    expect(asked.slice(2).map(({ range: part }) => part)).toEqual([{ from: 2_340, size: 100 }, { size: 0 }]);
  });
});
