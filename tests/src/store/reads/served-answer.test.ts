import { beforeEach, expect, it, vi } from 'vitest';
import { readPayload } from '../../../../src/payload/read-payload.ts';
import { servedQuery } from '../../../../src/product/state/served-query.ts';
import { keepServed, takeServed } from '../../../../src/store/reads/served-answer.ts';
import { signOut } from '../../../../src/store/session/session.ts';
import { createPageStore } from '../../../../src/store/store.ts';

const QUERY = 'id=p-0147&i=coatings';
const logged = vi.fn();
beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

function storeOf(fields: object = {}) {
  return createPageStore(readPayload({ fields: { version: 1, ...fields } }).payload);
}

function serve(parts: object, fields?: object) {
  const store = storeOf(fields);
  keepServed(
    store,
    JSON.stringify({ query: QUERY, user: null, answer: { product: 1, fields: 2 }, ...parts }),
  );
  return store;
}

it('gives each part of the served answer once', () => {
  const store = serve({});
  expect(takeServed(store, 'product', QUERY)).toBe(1);
  expect(takeServed(store, 'product', QUERY)).toBeUndefined();
  expect(takeServed(store, 'fields')).toBe(2);
  expect(takeServed(store, 'catalogues')).toBeUndefined();
  expect(logged).not.toHaveBeenCalled();
});

it('gives nothing of another product, industry or page', () => {
  const store = serve({});
  expect(takeServed(store, 'product', servedQuery('p-0147', 'plastics'))).toBeUndefined();
  expect(takeServed(store, 'product', servedQuery('p-0148', 'coatings'))).toBeUndefined();
  expect(takeServed(storeOf(), 'fields')).toBeUndefined();
});

it('gives nothing that was made for another viewer', () => {
  const user = { userId: 'u-1', email: 'a@example.com', token: 't' };
  expect(takeServed(serve({ user: 'u-1' }), 'fields')).toBeUndefined();
  expect(takeServed(serve({}, { user }), 'fields')).toBeUndefined();
  expect(takeServed(serve({ region: 'eu' }, { requestRegion: 'us' }), 'fields')).toBeUndefined();
  expect(takeServed(serve({ region: null }, { requestRegion: 'us' }), 'fields')).toBeUndefined();
  expect(takeServed(serve({ region: 'us' }, { requestRegion: 'us' }), 'fields')).toBe(2);
  const store = serve({ user: 'u-1' }, { user });
  expect(takeServed(store, 'fields')).toBe(2);
  signOut(store);
  expect(takeServed(store, 'product', QUERY)).toBeUndefined();
});

it.each(['{', '"text"', '{"query":"id=p-0147"}'])('names in the console what is no answer: %s', (json) => {
  const store = storeOf();
  keepServed(store, json);
  expect(takeServed(store, 'fields')).toBeUndefined();
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls[0]?.[0]).toContain('data-ce-answer');
});
