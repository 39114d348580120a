import { expect, it, vi } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { readPayload } from '../../../../src/payload/read-payload.ts';
import { productOf } from '../../../../src/product/state/product-of.ts';
import { keepServed } from '../../../../src/store/reads/served-answer.ts';
import { signOut } from '../../../../src/store/session/session.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { fakeServices, services } from '../../../support/services/fake-services.ts';

const answer = {
  ...{ id: 'p-0147', uid: 'pigments::p-0147', prd: '469714', product_name: 'Rubelis Red 3240' },
  industries: ['coatings'],
};
const user = { userId: 'u-1', email: 'a@example.com', token: 't' };

function setUp() {
  const sent = fakeServices({ 'GET /api/v1/pigment/p-0147': { json: answer } });
  const { payload } = readPayload({ fields: { version: 1, services, user } });
  const store = createPageStore(payload);
  return { sent, store, page: { store, bus: createBus() } };
}

it('gives one owner for each product and page', () => {
  const { page } = setUp();
  const owner = productOf(page, 'p-0147');
  expect(productOf(page, 'p-0147')).toBe(owner);
  expect(productOf(page, 'p-0148')).not.toBe(owner);
  expect(productOf(setUp().page, 'p-0147')).not.toBe(owner);
});

it('loads what is wanted, tells the page, and loads again for another viewer (row 143)', async () => {
  const { page, sent, store } = setUp();
  const heard = vi.fn();
  page.bus.on('product:shown', heard);
  const owner = productOf(page, 'p-0147');
  const stop = owner.want({ industry: 'coatings', industries: undefined });
  await vi.waitFor(() => expect(owner.state.getState().status).toBe('ready'));
  expect(heard).toHaveBeenCalledExactlyOnceWith({ id: 'p-0147', prd: '469714', industry: 'coatings' });
  expect(sent).toHaveLength(1);
  signOut(store);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await vi.waitFor(() => expect(owner.state.getState().status).toBe('ready'));
  stop?.();
});

it('takes what the page has brought along for this viewer, and asks for all else', async () => {
  const { page, sent, store } = setUp();
  const brought = { ...answer, product_name: 'Brought along' };
  keepServed(
    store,
    JSON.stringify({ query: 'id=p-0147&i=coatings', user: 'u-1', answer: { product: brought } }),
  );
  const owner = productOf(page, 'p-0147');
  owner.want({ industry: 'coatings', industries: undefined });
  await vi.waitFor(() => expect(owner.state.getState().status).toBe('ready'));
  expect(owner.state.getState().product?.product_name).toBe('Brought along');
  expect(sent).toHaveLength(0);
  signOut(store);
  await vi.waitFor(() => expect(owner.state.getState().product?.product_name).toBe('Rubelis Red 3240'));
  expect(sent).toHaveLength(1);
});

it('asks for a product of which the page has brought something else along', async () => {
  const { page, sent, store } = setUp();
  keepServed(
    store,
    JSON.stringify({ query: 'id=p-0147&i=coatings', user: 'u-1', answer: { product: { id: 'p-0147' } } }),
  );
  const owner = productOf(page, 'p-0147');
  owner.want({ industry: 'coatings', industries: undefined });
  await vi.waitFor(() => expect(owner.state.getState().status).toBe('ready'));
  expect(sent).toHaveLength(1);
});
