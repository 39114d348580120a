import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import { createProduct } from '../../../../src/product/state/create-product.ts';
import type { Pigment } from '../../../../src/services/pigment.ts';
import { fakePigment } from './fake-pigment.ts';

const settled = () => new Promise((done) => queueMicrotask(() => queueMicrotask(() => done(undefined))));
const offline = new ServiceError({ kind: 'offline' });
const gone = new ServiceError({ kind: 'http', status: 404 });

type Call = PromiseWithResolvers<Pigment> & { industry: string | null; signal: AbortSignal };

/** A product whose loads end as the test says. */
function setUp(address = '/product/p-0147?i=coatings') {
  history.replaceState(null, '', address);
  const calls: Call[] = [];
  let user = '';
  let tell = () => {};
  const onShown = vi.fn();
  const owner = createProduct({
    load(industry, signal) {
      const call = { ...Promise.withResolvers<Pigment>(), industry, signal };
      calls.push(call);
      return call.promise;
    },
    viewer: () => user,
    watchViewer(listener) {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
    onShown,
  });
  return {
    owner,
    calls,
    onShown,
    state: () => owner.state.getState(),
    become(next: string) {
      user = next;
      tell();
    },
    async answer(at: number, parts?: Partial<Pigment>) {
      calls[at]?.resolve(fakePigment({ industry: calls[at]?.industry ?? null, ...parts }));
      await settled();
    },
    async refuse(at: number, failure: ServiceError) {
      calls[at]?.reject(failure);
      await settled();
    },
  };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => history.replaceState(null, '', '/'));

it('loads once for all islands, for the industry of the address (row 136)', async () => {
  const { owner, calls, state, answer, onShown } = setUp();
  owner.want({});
  owner.want({});
  expect(calls.map(({ industry }) => industry)).toEqual(['coatings']);
  expect(state().status).toBe('loading');
  await answer(0);
  expect(state()).toMatchObject({ status: 'ready', asked: 'coatings', product: { industry: 'coatings' } });
  owner.want({});
  expect(calls).toHaveLength(1);
  expect(onShown).toHaveBeenCalledOnce();
});

it.each([
  ['the prop before the address', { industry: 'plastics' }, '?i=coatings', 'plastics'],
  ['the address', {}, '?i=plastics', 'plastics'],
  ['the address, if the product has the industry', { industries: ['coatings'] }, '?i=coatings', 'coatings'],
  ['all industries where nothing names one', {}, '', null],
  ['all where it is not known which there are', { industries: [] }, '', null],
])('loads the product first for the industry of %s', (_, wish, search, industry) => {
  const { owner, calls } = setUp(`/product/p-0147${search}`);
  owner.want(wish);
  expect(calls.map((call) => call.industry)).toEqual([industry]);
});

it.each(['', '?i=', '?i=unknown'])('waits for a choice where the address has none: “%s”', async (search) => {
  const { owner, calls, state, answer } = setUp(`/product/p-0147${search}`);
  owner.want({ industries: ['coatings', 'plastics'] });
  expect(state().status).toBe('waiting');
  expect(calls).toHaveLength(0);
  owner.choose('plastics');
  expect(state().status).toBe('loading');
  await answer(0);
  expect(state()).toMatchObject({ status: 'ready', product: { industry: 'plastics' } });
  expect(location.search).toBe('?i=plastics');
});

it('keeps product and address while another industry is loaded, then replaces both (row 142)', async () => {
  const { owner, calls, state, answer } = setUp('/product/p-0147?utm=a,b&i=coatings&x#documents');
  const entries = history.length;
  owner.want({});
  await answer(0);
  owner.choose('plastics');
  expect(state()).toMatchObject({
    status: 'refreshing',
    asked: 'plastics',
    product: { industry: 'coatings' },
  });
  expect(location.search).toBe('?utm=a,b&i=coatings&x');
  await answer(1);
  expect(calls[1]?.industry).toBe('plastics');
  expect(state()).toMatchObject({ status: 'ready', product: { industry: 'plastics' } });
  expect(location.search + location.hash).toBe('?utm=a,b&x&i=plastics#documents');
  expect(history.length).toBe(entries);
});

it('keeps the old industry, its data and the address if another one fails; a retry goes on', async () => {
  const { owner, state, answer, refuse } = setUp();
  owner.want({});
  await answer(0);
  owner.choose('plastics');
  await refuse(1, offline);
  expect(state()).toMatchObject({ status: 'ready', failure: offline, asked: 'plastics' });
  expect(state().product?.industry).toBe('coatings');
  expect(location.search).toBe('?i=coatings');
  owner.retry();
  owner.retry();
  expect(state()).toMatchObject({ status: 'refreshing', failure: offline });
  await answer(2);
  expect(state()).toMatchObject({ status: 'ready', failure: null, product: { industry: 'plastics' } });
  expect(location.search).toBe('?i=plastics');
});

it('never lets an older answer overwrite a newer one', async () => {
  const { owner, calls, state, answer } = setUp();
  owner.want({});
  owner.choose('plastics');
  owner.choose('printing');
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  await answer(2);
  await answer(0);
  await answer(1);
  expect(state().product?.industry).toBe('printing');
  expect(location.search).toBe('?i=printing');
});

it('takes a failure of an older load for nothing', async () => {
  const { owner, state, answer, refuse } = setUp();
  owner.want({});
  owner.choose('plastics');
  await answer(1);
  await refuse(0, gone);
  expect(state()).toMatchObject({ status: 'ready', failure: null, product: { industry: 'plastics' } });
});

it('gives a switch up when the present industry is chosen again', async () => {
  const { owner, calls, state, answer } = setUp();
  owner.want({});
  await answer(0);
  owner.choose('plastics');
  owner.choose('coatings');
  expect(calls[1]?.signal.aborted).toBe(true);
  await answer(1);
  expect(state()).toMatchObject({ status: 'ready', asked: 'coatings', product: { industry: 'coatings' } });
  expect(calls).toHaveLength(2);
});

it('asks for the industry where the load has shown that there are several, and only then', async () => {
  const { owner, state, answer } = setUp('/product/p-0147?i=unknown');
  owner.want({});
  expect(state().asks).toBe(false);
  await answer(0, { industry: null });
  expect(state()).toMatchObject({ status: 'ready', asks: true });
  owner.choose('plastics');
  expect(state().asks).toBe(false);
  await answer(1);
  expect(state().asks).toBe(false);
});

it('loads the only industry and asks to confirm it (row 141)', () => {
  const { owner, calls, state } = setUp('/product/p-0147');
  owner.want({ industries: ['coatings'] });
  expect(state()).toMatchObject({ status: 'loading', asked: 'coatings', asks: true });
  expect(calls).toHaveLength(1);
});

it('writes the only industry into the address without a second load (row 141)', async () => {
  const { owner, calls, answer } = setUp('/product/p-0147');
  owner.want({});
  await answer(0, { industries: ['coatings'], industry: 'coatings' });
  expect(location.search).toBe('');
  owner.choose('coatings');
  expect(location.search).toBe('?i=coatings');
  expect(calls).toHaveLength(1);
});

it('follows the history to another industry and leaves the address alone', async () => {
  const { owner, calls, state, answer } = setUp();
  owner.want({});
  await answer(0);
  history.replaceState(null, '', '?i=plastics&x=1');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(calls[1]?.industry).toBe('plastics');
  await answer(1);
  expect(state().product?.industry).toBe('plastics');
  expect(location.search).toBe('?i=plastics&x=1');
  history.replaceState(null, '', '?i=unknown');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(calls).toHaveLength(2);
});

it('keeps what a visitor sees while it loads for who has signed in (row 143)', async () => {
  const { owner, calls, state, become, answer } = setUp();
  owner.want({});
  await answer(0);
  become('u-1');
  expect(state()).toMatchObject({ status: 'refreshing', product: { fields: { brand: 'Rubelis' } } });
  await answer(1, { fields: { brand: 'Rubelis', cost: 3 } });
  expect(state().product?.fields).toEqual({ brand: 'Rubelis', cost: 3 });
  expect(calls).toHaveLength(2);
});

it('takes at once from the screen what only the former user may see, also of another industry', async () => {
  const { owner, calls, state, become, answer } = setUp();
  become('internal');
  owner.want({});
  await answer(0, { fields: { cost: 3 }, ul_prospector_link: 'https://ul.example' });
  owner.choose('plastics');
  become('');
  expect(state()).toMatchObject({
    status: 'refreshing',
    asked: 'coatings',
    product: { product_name: 'Rubelis Red 3240' },
  });
  expect(state().product?.fields).toEqual({});
  expect(state().product?.ul_prospector_link).toBeUndefined();
  await answer(1, { fields: { cost: 4 } });
  expect(state().product?.fields).toEqual({});
  await answer(2, { fields: { brand: 'Rubelis' } });
  expect(state()).toMatchObject({
    status: 'ready',
    product: { industry: 'coatings', fields: { brand: 'Rubelis' } },
  });
  expect(location.search).toBe('?i=coatings');
  expect(calls).toHaveLength(3);
});

it('shows nothing of an internal product to who has signed out', async () => {
  const { owner, state, become, answer, refuse } = setUp();
  become('internal');
  owner.want({});
  await answer(0, { isInternal: true });
  become('');
  expect(state()).toMatchObject({ status: 'loading', product: null });
  await refuse(1, gone);
  expect(state()).toMatchObject({ status: 'failed', failure: gone, product: null });
});

it('removes the rest, too, where the next viewer may not see the product', async () => {
  const { owner, state, become, answer, refuse } = setUp();
  become('u-1');
  owner.want({});
  await answer(0);
  become('u-2');
  await refuse(1, new ServiceError({ kind: 'http', status: 403 }));
  expect(state()).toMatchObject({ status: 'failed', product: null });
});

it('waits on for a choice when the user changes before one', () => {
  const { owner, calls, state, become } = setUp('/product/p-0147');
  owner.want({ industries: ['coatings', 'plastics'] });
  become('u-1');
  expect(state().status).toBe('waiting');
  expect(calls).toHaveLength(0);
});

it('tries again by itself when the browser is back online, and from time to time', async () => {
  const { owner, calls, state, answer, refuse } = setUp();
  owner.want({});
  await refuse(0, offline);
  expect(state()).toMatchObject({ status: 'failed', failure: offline });
  dispatchEvent(new Event('online'));
  expect(calls).toHaveLength(2);
  expect(state()).toMatchObject({ status: 'loading', failure: offline });
  await refuse(1, offline);
  vi.advanceTimersByTime(9_999);
  expect(calls).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(calls).toHaveLength(3);
  await answer(2);
  expect(state()).toMatchObject({ status: 'ready', failure: null });
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(120_000);
  expect(calls).toHaveLength(3);
});

it('tries nothing again by itself that the service has refused', async () => {
  const { owner, calls, answer, refuse } = setUp();
  owner.want({});
  await refuse(0, gone);
  dispatchEvent(new Event('online'));
  expect(calls).toHaveLength(1);
  owner.retry();
  await answer(1);
  owner.choose('plastics');
  await refuse(2, gone);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(120_000);
  expect(calls).toHaveLength(3);
});

it('makes a switch that failed offline by itself once the browser is back online', async () => {
  const { owner, calls, state, answer, refuse } = setUp();
  owner.want({});
  await answer(0);
  owner.choose('plastics');
  await refuse(1, offline);
  dispatchEvent(new Event('online'));
  expect(calls[2]?.industry).toBe('plastics');
  await answer(2);
  expect(state()).toMatchObject({ failure: null, product: { industry: 'plastics' } });
  expect(location.search).toBe('?i=plastics');
});

it('forgets a switch that failed offline when the present industry is chosen again', async () => {
  const { owner, calls, answer, refuse } = setUp();
  owner.want({});
  await answer(0);
  owner.choose('plastics');
  await refuse(1, offline);
  owner.choose('coatings');
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(120_000);
  expect(calls).toHaveLength(2);
});

it('goes on trying, with what is left on screen, for who is offline after signing out', async () => {
  const { owner, calls, state, become, answer, refuse } = setUp();
  become('u-1');
  owner.want({});
  await answer(0);
  become('');
  await refuse(1, offline);
  expect(state()).toMatchObject({ status: 'ready', failure: offline, product: { fields: {} } });
  dispatchEvent(new Event('online'));
  await answer(2);
  expect(calls).toHaveLength(3);
  expect(state()).toMatchObject({ failure: null, product: { fields: { brand: 'Rubelis' } } });
});

it('aborts with the last island and begins anew with the next', async () => {
  const { owner, calls, state, answer } = setUp();
  const ends = [owner.want({}), owner.want({})];
  ends[0]?.();
  ends[0]?.();
  expect(calls[0]?.signal.aborted).toBe(false);
  ends[1]?.();
  expect(calls[0]?.signal.aborted).toBe(true);
  await answer(0);
  expect(state()).toMatchObject({ status: 'loading', product: null });
  owner.want({});
  await answer(1);
  expect(state().status).toBe('ready');
});

it('keeps the present industry when the last island leaves during a switch', async () => {
  const { owner, calls, state, answer } = setUp();
  const end = owner.want({});
  await answer(0);
  owner.choose('plastics');
  end();
  expect(calls[1]?.signal.aborted).toBe(true);
  expect(state()).toMatchObject({ status: 'ready', asked: 'coatings' });
});

it('asks again for another viewer who comes while no island is there', async () => {
  const { owner, calls, state, become, answer } = setUp();
  become('u-1');
  const end = owner.want({});
  await answer(0);
  end();
  become('');
  expect(calls).toHaveLength(1);
  owner.want({});
  expect(state()).toMatchObject({ status: 'refreshing', product: { fields: {} } });
  expect(calls).toHaveLength(2);
});
