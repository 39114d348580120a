import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addProduct, excludeProduct, removeProduct } from '../../../../src/catalog/rules/change-content.ts';
import { type CatalogDraft, openCatalog } from '../../../../src/catalog/state/catalog-draft.ts';
import { type Catalog, type CatalogContent, contentOf } from '../../../../src/domain/product/catalog.ts';
import { createBus } from '../../../../src/events/bus.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { keepUnsent } from '../../../../src/store/write/unsent.ts';
import type { WriteSync } from '../../../../src/store/write/write-sync.ts';
import { FakeChannel } from '../../../support/fake-channel.ts';
import { type Answer, refuse } from '../../../support/services/answers.ts';
import { fakeServices } from '../../../support/services/fake-services.ts';
import type { SentRequest } from '../../../support/services/sent-request.ts';

const first: Catalog = {
  ...{ id: 'c-1', title: 'Reds', isStandard: false, isFavorite: false, canEdit: true },
  ...{ count: 3, excludedCount: 0, swatches: [], version: 1 },
  ...{ productIds: ['a', 'b', 'c'], excludedProductIds: [] },
};

/** The service's one catalogue, with versions as it checks them. */
const service = {
  now: first,
  fault: undefined as undefined | Answer,
  /** Fault of reading alone. */
  readFault: undefined as undefined | Answer,
};
let sent: SentRequest[] = [];
const calls = () => sent.map(({ method }) => method);
const put = (change: Partial<CatalogContent>) => {
  service.now = { ...service.now, ...change, version: service.now.version + 1 };
};

/** Takes the content of the version that there is; another one is refused. */
function replace({ version, ...content }: Pick<Catalog, 'version'> & CatalogContent): Answer {
  if (version !== service.now.version)
    return refuse(409, 'Changed', { code: 'changed', current: service.now });
  put(content);
  return { json: service.now };
}

let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  FakeChannel.open = [];
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  Object.assign(service, { now: first, fault: undefined, readFault: undefined });
  sent = fakeServices({
    'GET /api/v1/catalog/c-1': () => service.readFault ?? service.fault ?? { json: service.now },
    'PUT /api/v1/catalog/c-1': ({ body }) => service.fault ?? replace(body as Catalog),
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

/** A tab in which the catalogue is open, as it is by then. */
function open(token: string | null = 't') {
  const store = createPageStore({ version: 1, services: { search: 'https://search.example' } });
  store.setState({ token, user: { userId: 'u-1' } as never });
  const bus = createBus();
  const changed = vi.fn();
  bus.on('catalog:changed', changed);
  const draft = openCatalog({ store, bus }, service.now);
  const stop = draft.start();
  stops.push(stop);
  return { store, draft, changed, stop };
}
/** Until all that is due has been sent and answered. */
async function later() {
  for (let round = 0; round < 4; round++) {
    await vi.advanceTimersByTimeAsync(600);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  }
}
const idsOf = ({ state }: CatalogDraft) => state.getState().content.productIds.join('');
const add = (id: string) => (content: CatalogContent) => addProduct(content, id);
const remove = (id: string) => (content: CatalogContent) => removeProduct(content, id);

test('what is changed shows at once, is saved in a moment and told', async () => {
  const { draft, changed } = open();
  draft.change(add('d'));
  draft.change(remove('a'));
  expect(idsOf(draft)).toBe('bcd');
  expect(calls()).toEqual([]);
  await later();
  expect(calls()).toEqual(['PUT']);
  expect(service.now).toMatchObject({ productIds: ['b', 'c', 'd'], version: 2 });
  expect(draft.state.getState()).toMatchObject({ sync: 'idle', savedAt: expect.any(String) });
  expect(changed.mock.calls).toEqual([[{ id: 'c-1' }]]);
});

test('what changes nothing is neither saved nor to be undone', async () => {
  const { draft } = open();
  draft.change(add('a'));
  await later();
  expect(calls()).toEqual([]);
  expect(draft.state.getState().steps).toEqual([]);
});

test('what an earlier page has saved here while it was left comes from nobody else', async () => {
  const content = { ...contentOf(first), excludedProductIds: ['c', 'b'] };
  keepUnsent('u-1', 'catalog-c-1', { base: contentOf(first), content });
  const { draft } = open();
  put({ excludedProductIds: ['c', 'b'] });
  await later();
  expect(calls()).toContain('GET');
  expect(draft.state.getState()).toMatchObject({ sync: 'idle', isMerged: false });
  put({ title: 'Theirs' });
  draft.change(add('d'));
  await later();
  expect(draft.state.getState().isMerged).toBe(true);
});

test('changes are undone one after the other; what others have changed stays', async () => {
  const { draft } = open();
  draft.change(remove('b'));
  await later();
  put({ title: 'Theirs', productIds: ['a', 'c', 'x'] });
  draft.change(add('d'));
  await later();
  expect(service.now).toMatchObject({ title: 'Theirs', productIds: ['a', 'c', 'd', 'x'] });
  draft.undo();
  draft.undo();
  expect(idsOf(draft)).toBe('abcx');
  draft.undo();
  await later();
  expect(service.now).toMatchObject({ title: 'Theirs', productIds: ['a', 'b', 'c', 'x'] });
  expect(draft.state.getState().steps).toEqual([]);
});

test('over 100 products nothing is sent until one leaves; excluded ones do not count', async () => {
  const { draft } = open();
  const many = Array.from({ length: 98 }, (_, index) => `p-${index}`);
  for (const id of many) draft.change(add(id));
  await later();
  expect(draft.state.getState().sync).toBe('full');
  expect(await draft.save()).toBe(false);
  expect(calls()).toEqual([]);
  draft.change((content) => excludeProduct(content, 'a'));
  await later();
  expect(service.now.productIds).toHaveLength(101);
  expect(draft.state.getState().sync).toBe('idle');
});

test('the way back to what is saved needs no call, and leaves no trouble', async () => {
  const { draft } = open();
  service.fault = 'no connection';
  draft.change(add('d'));
  await later();
  expect(draft.state.getState().sync).toBe('offline');
  draft.undo();
  expect(draft.state.getState().sync).toBe('idle');
  expect(sessionStorage).toHaveLength(0);
});

describe('what fails is kept, and saved once it can be', () => {
  const answer = (status: number, code?: string) => refuse(status, 'No.', { code });
  test.each<[string, Answer, WriteSync, string | undefined]>([
    ['no connection', 'no connection', 'offline', undefined],
    ['400', answer(400), 'failed', 'No.'],
    ['401', answer(401), 'signed-out', undefined],
    ['403', answer(403), 'failed', 'No.'],
    ['404', answer(404), 'gone', undefined],
    ['422 for too many products', answer(422, 'too_many_products'), 'full', undefined],
    ['422 for a title', answer(422, 'invalid_body'), 'failed', 'No.'],
    ['429', answer(429), 'failed', 'No.'],
    ['500', answer(500), 'failed', 'No.'],
    ['503', answer(503), 'failed', 'No.'],
    ['a page in place of the answer', { wrong: '<!doctype html>' }, 'failed', undefined],
  ])('after the fault %s', async (_, fault, sync, reason) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { draft, changed } = open();
    service.fault = fault;
    draft.change(add('d'));
    await later();
    expect(draft.state.getState()).toMatchObject({ sync, content: { productIds: ['a', 'b', 'c', 'd'] } });
    if (reason) expect(draft.state.getState().reason).toBe(reason);
    expect(changed).not.toHaveBeenCalled();
    expect(sessionStorage).toHaveLength(1);
    service.fault = undefined;
    dispatchEvent(new Event('online'));
    await later();
    expect(service.now.productIds).toEqual(['a', 'b', 'c', 'd']);
    expect(draft.state.getState().sync).toBe('idle');
    expect(sessionStorage).toHaveLength(0);
  });

  test.each<[string, Answer, WriteSync]>([
    ['no connection', 'no connection', 'offline'],
    ['401', answer(401), 'signed-out'],
    ['403', { wrong: { message: 'No.' }, status: 403 }, 'failed'],
    ['404', answer(404), 'gone'],
    ['429', answer(429), 'failed'],
    ['500', answer(500), 'failed'],
    ['a page in place of the answer', { wrong: '<!doctype html>' }, 'failed'],
  ])('a conflict, and %s as the other change is read', async (_, fault, sync) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { draft } = open();
    put({ title: 'Theirs' });
    service.readFault = fault;
    draft.change(add('d'));
    await later();
    expect(draft.state.getState()).toMatchObject({ sync, content: { productIds: ['a', 'b', 'c', 'd'] } });
    expect(sessionStorage).toHaveLength(1);
    service.readFault = undefined;
    dispatchEvent(new Event('online'));
    await later();
    expect(service.now).toMatchObject({ title: 'Theirs', productIds: ['a', 'b', 'c', 'd'] });
    expect(draft.state.getState().sync).toBe('idle');
    expect(sessionStorage).toHaveLength(0);
  });

  test('a session that has ended: after the login', async () => {
    const { store, draft } = open(null);
    draft.change(add('d'));
    await later();
    expect(draft.state.getState().sync).toBe('signed-out');
    expect(calls()).toEqual([]);
    store.setState({ token: 't' });
    await later();
    expect(service.now.productIds).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a page that is left: by the next one, with what was changed elsewhere meanwhile', async () => {
    const { draft, stop } = open(null);
    draft.change(add('d'));
    stop();
    put({ productIds: ['b', 'c'] });
    const next = open();
    expect(idsOf(next.draft)).toBe('bcd');
    await later();
    expect(service.now.productIds).toEqual(['b', 'c', 'd']);
  });
});

describe('two tabs', () => {
  test('show the same contents: one follows the other', async () => {
    const [here, there] = [open(), open()];
    here.draft.change(add('d'));
    await later();
    expect(idsOf(there.draft)).toBe('abcd');
    expect(there.draft.state.getState().isMerged).toBe(true);
    expect(here.draft.state.getState().isMerged).toBe(false);
    there.draft.change(remove('a'));
    await later();
    expect(idsOf(here.draft)).toBe('bcd');
    expect(calls().filter((method) => method === 'PUT')).toHaveLength(2);
  });

  test('what both change at once is in both', async () => {
    const [here, there] = [open(), open()];
    here.draft.change(add('d'));
    there.draft.change(remove('a'));
    there.draft.change((content) => ({ ...content, title: 'Blues' }));
    await later();
    await later();
    for (const { draft } of [here, there])
      expect(draft.state.getState().content).toMatchObject({ title: 'Blues', productIds: ['b', 'c', 'd'] });
    expect(service.now).toMatchObject({ title: 'Blues', productIds: ['b', 'c', 'd'] });
  });

  test('a change of somebody else is read and kept', async () => {
    const { draft } = open();
    put({ title: 'Theirs', productIds: ['c', 'b', 'a'] });
    draft.change(add('d'));
    await later();
    expect(calls()).toEqual(['PUT', 'GET', 'PUT']);
    expect(service.now).toMatchObject({ title: 'Theirs', productIds: ['c', 'd', 'b', 'a'] });
  });
});

test('another user’s login sends nothing, and keeps the changes for their owner', async () => {
  const { store, draft } = open();
  service.fault = 'no connection';
  draft.change(add('d'));
  await later();
  service.fault = undefined;
  const { length } = calls();
  store.setState({ user: { userId: 'u-2' } as never, token: 't-2', sessionEpoch: 1 });
  dispatchEvent(new Event('online'));
  draft.change(add('e'));
  await later();
  expect(calls()).toHaveLength(length);
  expect(Object.keys(sessionStorage)).toEqual(['ce-draft:u-1/catalog-c-1']);
});

test('a page that the tab can keep nothing for asks before it is left', async () => {
  const { draft } = open();
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  draft.change(add('d'));
  expect(leave()).toBe(false);
  const { sessionStorage: storage } = globalThis;
  vi.stubGlobal('sessionStorage', undefined);
  draft.change(add('e'));
  expect(leave()).toBe(true);
  vi.stubGlobal('sessionStorage', storage);
  await later();
  expect(leave()).toBe(false);
});
