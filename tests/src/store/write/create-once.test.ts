import { expect, test, vi } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { createOnce } from '../../../../src/store/write/create-once.ts';

const storeOf = (userId?: string) => {
  const store = createPageStore({ version: 1 });
  if (userId) store.setState({ user: { userId } as never });
  return store;
};
const creation = { kind: 'catalog', content: { title: 'Reds' } };
const failing = (failure: ConstructorParameters<typeof ServiceError>[0]) => async () => {
  throw new ServiceError(failure);
};

/** The key that the next call of this content would have. */
async function nextKey(store = storeOf(), what = creation): Promise<string> {
  let key = '';
  await createOnce(store, what, async (used) => {
    key = used;
    throw new ServiceError({ kind: 'timeout' });
  }).catch(() => {});
  return key;
}

test.each([
  ['no connection', { kind: 'offline' }],
  ['no answer in time', { kind: 'timeout' }],
  ['an answer that nobody understands', { kind: 'malformed' }],
  ['a fault of the service', { kind: 'http', status: 500 }],
  ['too many calls', { kind: 'http', status: 429 }],
  ['the end of the session', { kind: 'http', status: 401 }],
  ['a first one that is still being made', { kind: 'http', status: 409 }],
  ['an answer of somebody else', { kind: 'http', status: 404, isForeign: true }],
] as const)('keeps the key after %s', async (_, failure) => {
  const key = await nextKey();
  await expect(createOnce(storeOf(), creation, failing(failure))).rejects.toThrow(ServiceError);
  expect(await nextKey()).toBe(key);
});

test.each([400, 404, 413, 422])('takes another key after a refusal with %d', async (status) => {
  const key = await nextKey();
  await createOnce(storeOf(), creation, failing({ kind: 'http', status })).catch(() => {});
  expect(await nextKey()).not.toBe(key);
});

test('takes another key once something was made', async () => {
  const key = await nextKey();
  expect(await createOnce(storeOf(), creation, async (used) => used)).toBe(key);
  expect(await nextKey()).not.toBe(key);
});

test('keeps one key for each content, each kind and each user', async () => {
  const store = storeOf('u-1');
  const keys = await Promise.all([
    nextKey(store),
    nextKey(store, { ...creation, kind: 'message' }),
    nextKey(store, { ...creation, content: { title: 'Blues' } }),
    nextKey(storeOf('u-2')),
  ]);
  expect(new Set(keys).size).toBe(4);
  expect(await nextKey(storeOf('u-1'))).toBe(keys[0]);
});

test('keeps the key of a page that may not store anything', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const store = storeOf();
  const key = await nextKey(store);
  expect(await nextKey(store)).toBe(key);
});

test('makes one call of two at the same time', async () => {
  const store = storeOf();
  const create = vi.fn(async (key: string) => key);
  const [one, two] = await Promise.all([
    createOnce(store, creation, create),
    createOnce(store, creation, create),
  ]);
  expect(create).toHaveBeenCalledOnce();
  expect(two).toBe(one);
});
