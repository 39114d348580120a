import { describe, expect, it, vi } from 'vitest';
import type { Favourite, KeptTypes } from '../../../../src/domain/product/favourite.ts';
import { createBus } from '../../../../src/events/bus.ts';
import type { Payload } from '../../../../src/payload/schema.ts';
import {
  isAddition,
  mergeKept,
  toggleFavourite,
  toggleFavouriteType,
} from '../../../../src/product/rules/favourites/change-favourite.ts';
import { changeFavourite } from '../../../../src/product/state/change-favourite.ts';
import { favouriteKey } from '../../../../src/product/state/favourite-key.ts';
import { readsOf } from '../../../../src/store/reads/reads.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { heldBack } from '../../../support/services/answers.ts';
import { fakeFavourites } from '../../../support/services/fake-favourites.ts';
import { fakeServices, services } from '../../../support/services/fake-services.ts';
import { fakePigment } from './fake-pigment.ts';

const PATH = '/api/v1/product-sheet/favorite';
const user = (userId: string) => ({ userId, email: 'vera@example.com' }) as NonNullable<Payload['user']>;
const toggle = (type: string) => (kept: KeptTypes) => toggleFavouriteType(kept, type);

/** A page on which the user keeps this of product 469714, as the service had it when the page was opened. */
function pageWith(shown: Favourite | null) {
  const store = createPageStore({ version: 1, services });
  store.setState({ user: user('u-1'), token: 't' });
  const bus = createBus();
  const key = favouriteKey(store, '469714');
  readsOf(store).replace(key, shown);
  return {
    ...{ store, bus },
    change: (edit: (kept: KeptTypes) => KeptTypes) => changeFavourite({ store, bus }, '469714', edit),
    shown: () => {
      const state = readsOf(store).states.getState()[key];
      return state?.status === 'ready' ? (state.value as Favourite | null) : undefined;
    },
  };
}

const record = (...documentTypes: string[]): Favourite => ({ id: 'f-1', documentTypes, version: 'v1' });

it('shows a change at once, then what the service has kept, and tells the page', async () => {
  const service = fakeFavourites(null);
  const sent = fakeServices(service.replies);
  const { bus, change, shown } = pageWith(null);
  const heard = vi.fn();
  bus.on('favourite:changed', heard);
  const done = change(toggleFavourite);
  expect(shown()).toEqual({ id: '', documentTypes: [] });
  expect(await done).toMatchObject({ before: null, saved: { id: 'f-new' }, presses: 1 });
  expect(shown()).toEqual({ id: 'f-new', documentTypes: [], version: 'v2' });
  expect(sent.map(({ call }) => call)).toEqual([`GET ${PATH}/`, `POST ${PATH}`]);
  expect(heard).toHaveBeenCalledExactlyOnceWith({ prd: '469714', state: 'full', documentTypes: [] });
});

it('sends the last of several changes after the first', async () => {
  const service = fakeFavourites(record('coa'));
  const sent = fakeServices(service.replies);
  const { change, shown } = pageWith(record('coa'));
  const done = [change(toggle('tds')), change(toggle('reach')), change(toggle('coa'))];
  expect(shown()?.documentTypes).toEqual(['tds', 'reach']);
  expect((await Promise.all(done)).map((changed) => changed?.presses)).toEqual([3, undefined, undefined]);
  expect(sent.map(({ body }) => Object(body).documentTypes)).toEqual([
    ['coa', 'tds'],
    ['tds', 'reach'],
  ]);
  expect(service.kept?.documentTypes).toEqual(['tds', 'reach']);
});

it('shows again what the service has where a change fails', async () => {
  const service = fakeFavourites(record('tds'));
  fakeServices({ ...service.replies, [`DELETE ${PATH}/{id}`]: 'no connection' });
  const { bus, change, shown } = pageWith(record('tds'));
  const heard = vi.fn();
  bus.on('favourite:changed', heard);
  const done = change(toggle('tds'));
  expect(shown()).toBeNull();
  await expect(done).rejects.toMatchObject({ kind: 'offline' });
  expect(shown()).toEqual(record('tds'));
  expect(heard).not.toHaveBeenCalled();
});

describe.each([
  ['with versions', true],
  ['without versions', false],
])('where a service %s was changed elsewhere', (_, hasVersions) => {
  function stale(now: Favourite | null, shown: Favourite | null) {
    const service = fakeFavourites(shown, { hasVersions });
    service.put(now);
    const sent = fakeServices(service.replies);
    const known = shown && { ...shown, version: hasVersions ? shown.version : undefined };
    return { service, sent, ...pageWith(known) };
  }

  it.each([
    ['both have added', record(), toggle('rohs'), null, ['a', 'b'], ['a', 'b', 'rohs']],
    ['they have saved all', record('a'), toggle('rohs'), record('a'), [], []],
    [
      'I remove what they have kept',
      record('a', 'b'),
      toggle('a'),
      record('a', 'b'),
      ['a', 'b', 'c'],
      ['b', 'c'],
    ],
    ['I save all', record('a'), toggleFavourite, record('a'), ['a', 'b'], []],
  ] as const)('keeps the changes of both: %s', async (_, __, edit, shown, now, result) => {
    const { service, change, shown: read } = stale({ id: 'f-1', documentTypes: now }, shown);
    await change(edit);
    expect(service.kept?.documentTypes).toEqual(result);
    expect(read()?.documentTypes).toEqual(result);
  });

  it('removes the record that was made anew, by its new id', async () => {
    const { service, change, shown } = stale({ id: 'f-2', documentTypes: ['a'] }, record('a'));
    await change(toggle('a'));
    expect([service.kept, shown()]).toEqual([null, null]);
  });

  it('takes one that was removed for removed', async () => {
    const { service, change, shown } = stale(null, record('a'));
    expect(await change(toggle('a'))).toMatchObject({ saved: null });
    expect([service.kept, shown()]).toEqual([null, null]);
  });

  it('adds to one that was removed', async () => {
    const { service, change } = stale(null, record('a'));
    await change(toggle('b'));
    expect(service.kept?.documentTypes).toEqual(['b']);
  });
});

it('removes a record that was made anew where versions count from 1 for each', async () => {
  const service = fakeFavourites(record('a'), { countsPerRecord: true });
  fakeServices(service.replies);
  const { change, shown } = pageWith(record('a'));
  service.put({ id: 'f-2', documentTypes: ['a'] });
  await change(toggle('a'));
  expect([service.kept, shown()]).toEqual([null, null]);
});

it('removes one type of all: those of all industries stay, which the service knows', async () => {
  const service = fakeFavourites(record());
  const asset = (type: string, industry: string) => ({
    id: type,
    type,
    industries: industry ? [industry] : [],
    accessLevel: 'public',
  });
  const sent = fakeServices({
    ...service.replies,
    'GET /api/v1/pigment/469714': {
      json: fakePigment({
        assets: [asset('food', 'plastics'), asset('guide', 'coatings'), asset('tds', '')] as never,
      }),
    },
    'POST /api/v1/manifest/search': {
      json: ['food', 'guide', 'tds', 'secret'].map((code) => ({
        code,
        title: code,
        availableInSearch: true,
      })),
    },
  });
  const { change, shown } = pageWith(record());
  const done = change(toggle('food'));
  expect(shown()).toMatchObject({ documentTypes: [], except: ['food'] });
  await done;
  expect(service.kept?.documentTypes).toEqual(['guide', 'tds']);
  expect(new URL(sent[0]?.url ?? '').search).toBe('');
  // Undo saves all again.
  const before = record();
  await change((kept) => mergeKept(service.kept, before, kept));
  expect(service.kept?.documentTypes).toEqual([]);
});

it('is sent although the page is left before the service says what it has', async () => {
  const service = fakeFavourites(null);
  const sent = fakeServices({ ...service.replies, [`GET ${PATH}/`]: 'never' });
  const { change } = pageWith(null);
  const done = change(toggleFavourite);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await done;
  expect(sent.map(({ call }) => call)).toEqual([`GET ${PATH}/`, `POST ${PATH}`]);
  expect(service.kept).toMatchObject({ documentTypes: [] });
});

it('has the page ask before it is left while the types are read that stay', async () => {
  const service = fakeFavourites(record());
  const pigment = heldBack();
  fakeServices({
    ...service.replies,
    'GET /api/v1/pigment/469714': pigment.answer,
    'POST /api/v1/manifest/search': { json: [] },
  });
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { change } = pageWith(record());
  const done = change(toggle('food'));
  expect(isAsked()).toBe(true);
  pigment.arrive({ json: fakePigment({ assets: [] }) });
  await done;
  expect(isAsked()).toBe(false);
});

it('undoes a double click as a whole', async () => {
  const service = fakeFavourites(record('a'));
  fakeServices(service.replies);
  const { change } = pageWith(record('a'));
  const first = await change(toggleFavourite);
  expect(first).toMatchObject({ before: { documentTypes: ['a'] }, saved: { documentTypes: [] } });
  const second = await change(toggleFavourite);
  expect(second).toMatchObject({ before: { documentTypes: ['a'] }, saved: null, presses: 2 });
  expect(isAddition(second?.before ?? null, null)).toBe(false);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000);
  expect(await change(toggle('b'))).toMatchObject({ before: null, saved: { documentTypes: ['b'] } });
});

it('never changes the record of the next user', async () => {
  const service = fakeFavourites(record('a'));
  const sent = fakeServices({ ...service.replies });
  const { change, store } = pageWith(record('a'));
  const done = change(toggle('b'));
  const next = change(toggle('c'));
  store.setState({ user: user('u-2'), token: 't-2', sessionEpoch: 1 });
  await expect(done).rejects.toMatchObject({ kind: 'aborted' });
  expect(await next).toBeUndefined();
  expect(sent.length).toBeLessThan(2);
});

it('gives up where a change is refused for a reason that is not its version', async () => {
  const service = fakeFavourites(record('a'));
  const sent = fakeServices({
    ...service.replies,
    [`POST ${PATH}`]: { json: { message: 'No.' }, status: 412 },
  });
  const { change } = pageWith(record('a'));
  await expect(change(toggle('b'))).rejects.toMatchObject({ status: 412 });
  expect(sent).toHaveLength(2);
});
