import { expect, test, vi } from 'vitest';
import { createBus } from '../../../../../src/events/bus.ts';
import {
  loadHitFavourites,
  retryHitFavourites,
} from '../../../../../src/listing/state/hits/hit-favourites.ts';
import { readPayload } from '../../../../../src/payload/read-payload.ts';
import type { User } from '../../../../../src/payload/schema.ts';
import { favouriteKey } from '../../../../../src/product/state/favourite-key.ts';
import { readsOf } from '../../../../../src/store/reads/reads.ts';
import { signIn } from '../../../../../src/store/session/session.ts';
import { createPageStore } from '../../../../../src/store/store.ts';
import { type Answer, refuse } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';

const call = 'GET /api/v1/product-sheet/favorite/';
const user = { userId: 'u-1', firstName: 'Vera', lastName: 'Lind', email: 'vera@example.com', token: 't' };

function setUp(answer: Answer, isSignedIn = true) {
  const answers: Record<string, Answer> = { [call]: answer };
  const sent = fakeServices(answers);
  const { payload } = readPayload({ fields: { version: 1, services, ...(isSignedIn && { user }) } });
  const store = createPageStore(payload);
  const stateOf = (prd: string) => readsOf(store).states.getState()[favouriteKey(store, prd)];
  return { store, sent, answers, stateOf };
}

const prds = (count: number) => Array.from({ length: count }, (_, at) => `40${at}`);
const asked = (url: string | undefined) => new URL(url ?? '').searchParams.getAll('productIds');

test('one call is made for each hundred products', async () => {
  const { store, sent } = setUp({ json: [] });
  loadHitFavourites(store, prds(240));
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(({ url }) => asked(url).length)).toEqual([100, 100, 40]);
});

test('what is kept of a product, or that nothing is, is known afterwards', async () => {
  const { store, stateOf } = setUp({
    wrong: [
      { id: 7, productId: '400', documentTypes: ['tds'] },
      { id: 8, productId: '400', documentTypes: [] },
      { id: {}, productId: '402' },
    ],
  });
  loadHitFavourites(store, prds(3));
  await vi.waitFor(() => expect(stateOf('401')).toEqual({ status: 'ready', value: null }));
  expect(stateOf('400')).toEqual({ status: 'ready', value: { id: '7', documentTypes: ['tds'] } });
  // Not "not saved": a press would replace what is kept.
  expect(stateOf('402')).toMatchObject({ status: 'failed', failure: { kind: 'malformed' } });
});

test('a record without a readable product leaves open which of them are kept', async () => {
  const { store, stateOf } = setUp({ wrong: [{ id: 7, productId: '400', documentTypes: [] }, { id: 8 }] });
  loadHitFavourites(store, prds(2));
  await vi.waitFor(() => expect(stateOf('401')?.status).toBe('failed'));
  expect(stateOf('400')?.status).toBe('ready');
});

test('what is known is not asked for again, and not replaced', async () => {
  const { store, sent, stateOf } = setUp({ json: [] });
  const kept = { id: 'f-1', documentTypes: [] };
  readsOf(store).replace(favouriteKey(store, '400'), kept);
  loadHitFavourites(store, prds(2));
  await vi.waitFor(() => expect(stateOf('401')?.status).toBe('ready'));
  expect(sent.map(({ url }) => asked(url))).toEqual([['401']]);
  expect(stateOf('400')).toEqual({ status: 'ready', value: kept });
});

test('nothing is asked for a visitor', () => {
  const { store, sent } = setUp({ json: [] }, false);
  loadHitFavourites(store, prds(2));
  expect(sent).toEqual([]);
});

test('without a connection the call is made again once there is one', async () => {
  const { store, answers, sent, stateOf } = setUp('no connection');
  const stop = loadHitFavourites(store, prds(1));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  answers[call] = { json: [] };
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(stateOf('400')?.status).toBe('ready');
  });
  stop();
});

test.each([
  ['a refusal', refuse(500), 'http'],
  ['an ended session', refuse(401), 'http'],
  ['no answer', 'unreachable', 'unreachable'],
] as const)('%s is kept, and tried again with what comes later', async (_, answer, kind) => {
  const { store, answers, sent, stateOf } = setUp(answer);
  const stop = loadHitFavourites(store, prds(2));
  await vi.waitFor(() => expect(stateOf('400')).toMatchObject({ status: 'failed', failure: { kind } }));
  stop();
  answers[call] = { json: [] };
  loadHitFavourites(store, prds(3));
  expect(stateOf('400')).toMatchObject({ status: 'loading', failure: { kind } });
  await vi.waitFor(() => expect(stateOf('400')).toEqual({ status: 'ready', value: null }));
  expect(asked(sent.at(-1)?.url)).toEqual(['400', '401', '402']);
});

test('a press loads all that failed, and tells if they fail again', async () => {
  const { store, answers, sent, stateOf } = setUp(refuse(500));
  loadHitFavourites(store, prds(101));
  await vi.waitFor(() => expect(stateOf('40100')?.status).toBe('failed'));
  const page = { store, bus: createBus() };
  answers[call] = refuse(500, 'Closed today.');
  await retryHitFavourites(page);
  expect(sent).toHaveLength(4);
  expect(store.getState().notices.map(({ text }) => text)).toEqual([
    'My sheets could not be loaded. Closed today.',
  ]);
  answers[call] = { json: [] };
  store.getState().notices[0]?.action?.run();
  await vi.waitFor(() => expect(stateOf('40100')).toEqual({ status: 'ready', value: null }));
  expect(stateOf('400')).toEqual({ status: 'ready', value: null });
});

test('what failed for the session is loaded after the login', async () => {
  const { store, answers, stateOf } = setUp(refuse(401));
  const stop = loadHitFavourites(store, prds(1));
  await vi.waitFor(() => expect(stateOf('400')?.status).toBe('failed'));
  answers[call] = { json: [] };
  signIn(store, { ...user, token: 'u' } as User);
  await vi.waitFor(() => expect(stateOf('400')?.status).toBe('ready'));
  stop();
});

test('after the stop nothing is put anywhere', async () => {
  const { store, stateOf } = setUp({ json: [] });
  loadHitFavourites(store, prds(1))();
  await new Promise((done) => setTimeout(done, 20));
  expect(stateOf('400')).toBeUndefined();
});
