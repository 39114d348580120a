import { expect, it } from 'vitest';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import { goTo, hits, settle, startListing } from '../fake-source.ts';

/** A listing that someone has come back to: hits 61 to 160 of 300 shown and 400 found. */
async function cameBack() {
  const position = { count: 300, anchor: 'p-111', offset: 0, index: 110, before: 11_000, after: 18_900 };
  history.replaceState({ ceListing: position }, '', '/products');
  const listing = startListing();
  await settle();
  await listing.asked[0]?.answer({ total: 400, hits: hits(100, 61) });
  await listing.asked[1]?.answer({ total: 400 });
  const answer = () => listing.state().answer;
  return { ...listing, answer, ids: () => answer()?.hits.map(({ id }) => id) };
}
const idsOf = (from: number, to: number) => hits(to - from + 1, from).map(({ id }) => id);

it('loads what is missing before and after, one part at a time', async () => {
  const { answer, asked, ids, latest, listing } = await cameBack();
  expect(answer()).toMatchObject({
    ...{ before: { count: 60, height: 6_000 }, after: { count: 140, height: 14_000 } },
  });
  listing.loadMissing(59);
  listing.loadMissing(200);
  expect(asked).toHaveLength(3);
  expect(latest().range).toEqual({ from: 0, size: 60 });
  await latest().answer({ total: 400, hits: hits(60), aggregations: undefined });
  expect(ids()).toEqual(idsOf(1, 160));
  expect(answer()).toMatchObject({ before: undefined, after: { count: 140 }, counts: { c: { red: 5 } } });
  listing.loadMissing(200);
  expect(latest().range).toEqual({ from: 160, size: 100 });
  await latest().answer({ total: 400, hits: hits(100, 161) });
  expect(ids()).toEqual(idsOf(1, 260));
  expect(answer()?.after).toEqual({ count: 40, height: 4_000 });
});

it('asks for nothing that is there', async () => {
  const { asked, listing } = await cameBack();
  listing.loadMissing(60);
  listing.loadMissing(159);
  listing.loadMissing(300);
  expect(asked).toHaveLength(2);
});

it('leaves the room where a part does not come, says so, and asks again as one scrolls on', async () => {
  const { answer, asked, ids, latest, listing, state } = await cameBack();
  listing.loadMissing(0);
  const error = new ServiceError({ kind: 'http', status: 500 });
  await latest().fail(error);
  expect(answer()?.before?.count).toBe(60);
  expect(state()).toMatchObject({ loading: undefined, failure: { of: 'more', error } });
  listing.loadMissing(0);
  expect(asked).toHaveLength(4);
  await latest().answer({ total: 400, hits: hits(60) });
  expect(state().failure).toBeUndefined();
  expect(ids()).toEqual(idsOf(1, 160));
});

it('asks for a part again on a retry', async () => {
  const { ids, latest, listing } = await cameBack();
  listing.loadMissing(0);
  await latest().fail(new ServiceError({ kind: 'http', status: 500 }));
  listing.retry();
  expect(latest().range).toEqual({ from: 0, size: 60 });
  await latest().answer({ total: 400, hits: hits(60) });
  expect(ids()).toEqual(idsOf(1, 160));
});

it('drops a part that comes after another query', async () => {
  const { answer, latest, listing } = await cameBack();
  listing.loadMissing(0);
  const part = latest();
  listing.toggle('c', 'red');
  expect(part.signal.aborted).toBe(true);
  await part.answer({ total: 400, hits: hits(60) });
  expect(answer()?.hits).toHaveLength(100);
  await goTo('/products');
  expect(answer()).toMatchObject({ before: { count: 60 } });
});

it('load more brings what is missing before it, and says how many are shown in all', async () => {
  const { answer, ids, latest, listing, source, state } = await cameBack();
  listing.loadMore();
  expect(latest().range).toEqual({ from: 160, size: 164 });
  await latest().answer({ total: 400, hits: hits(164, 161), aggregations: undefined });
  expect(ids()).toEqual(idsOf(61, 324));
  expect(answer()).toMatchObject({ before: { count: 60 }, after: undefined });
  expect(answer()?.hits[state().firstNew ?? 0]?.id).toBe('p-301');
  expect(source.onExtended).toHaveBeenCalledExactlyOnceWith({ shown: 324, total: 400 });
});

it('load all leaves nothing missing', async () => {
  const { answer, ids, latest, listing, state } = await cameBack();
  listing.loadAll();
  expect(latest().range).toEqual({ size: 400 });
  await latest().answer({ total: 400, hits: hits(400) });
  expect(ids()).toEqual(idsOf(1, 400));
  expect(answer()).toMatchObject({ before: undefined, after: undefined });
  expect(state().firstNew).toBe(300);
});
