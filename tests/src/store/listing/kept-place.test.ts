import { beforeEach, describe, expect, it } from 'vitest';
import { answered, hits, settle, startListing } from './fake-source.ts';

beforeEach(() => history.replaceState(null, '', '/products'));

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
