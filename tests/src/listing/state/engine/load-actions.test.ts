import { beforeEach, expect, it, vi } from 'vitest';
import { answered, hits, settle, startListing } from '../fake-source.ts';

beforeEach(() => history.replaceState(null, '', '/products'));

it('drops the count of a tab that arrives after another answer', async () => {
  const { asked, latest, listing } = startListing({ mode: 'sheets' }, { viewer: 'u-1' });
  await settle();
  for (const call of asked) await call.answer({ total: 1, hits: hits(1) });
  const calls = asked.length;
  void listing.recount('mysheets', new AbortController().signal);
  const count = latest();
  listing.toggle('c', 'red');
  for (const call of asked.slice(calls + 1)) await call.answer({ total: 2, hits: hits(2) });
  await count.answer({ total: 7 });
  const { answer } = listing.state.getState();
  expect([answer?.total, answer?.totals.mysheets]).toEqual([2, 2]);
});

it('suggests for a term within what is chosen and what the page prescribes', async () => {
  const { listing, source } = await answered({ filters: { i: 'coatings' } });
  listing.toggle('c', 'red');
  const suggest = vi.spyOn(source, 'suggest');
  const { signal } = new AbortController();
  await listing.suggest?.('viol', signal);
  expect(suggest).toHaveBeenCalledOnce();
  expect(String(suggest.mock.calls[0]?.[0].filters)).toBe('type=pigments&i=coatings&c=red&q=viol');
});

it('reads all hits of another query, answer by answer, and shows none of them', async () => {
  const { asked, latest, listing } = startListing({ mode: 'sheets' }, { viewer: 'u-1' });
  await settle();
  for (const call of asked) await call.answer({ total: 1, hits: hits(1) });
  const shown = listing.state.getState().answer;
  const calls = asked.length;
  const query = { ...listing.state.getState().query, tab: 'mysheets' as const };
  const all = listing.readAll(query, new AbortController().signal);
  expect([latest().list, latest().range]).toEqual(['mysheets', { size: 250 }]);
  await latest().answer({ total: 300, hits: hits(250) });
  expect(latest().range).toEqual({ size: 250, from: 250 });
  await latest().answer({ total: 300, hits: hits(50, 251) });
  expect(await all).toHaveLength(300);
  expect(asked).toHaveLength(calls + 2);
  expect(listing.state.getState().answer).toBe(shown);
  // A service that counts more than it gives.
  const fewer = listing.readAll(query, new AbortController().signal);
  await latest().answer({ total: 300, hits: hits(2) });
  await latest().answer({ total: 300, hits: [] });
  expect(await fewer).toHaveLength(2);
  // Invalid hits are left out of an answer, and the catalogue moves on meanwhile.
  const others = listing.readAll(query, new AbortController().signal);
  await latest().answer({ total: 251, hits: hits(249) });
  expect(latest().range).toEqual({ size: 250, from: 250 });
  await latest().answer({ total: 251, hits: [...hits(1, 249), ...hits(1, 251)] });
  expect((await others).map(({ id }) => id)).toEqual([...hits(249), ...hits(1, 251)].map(({ id }) => id));
});
