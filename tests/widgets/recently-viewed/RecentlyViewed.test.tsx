import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepRecentSearch } from '../../../src/listing/state/recent-searches.ts';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { productOf } from '../../../src/product/state/product-of.ts';
import { watchKeptLists } from '../../../src/store/kept-lists.ts';
import { signOut } from '../../../src/store/session/session.ts';
import { createPageStore } from '../../../src/store/store.ts';
import { RecentlyViewed } from '../../../widgets/recently-viewed/RecentlyViewed.tsx';
import {
  keepRecentProduct,
  readRecentProducts,
} from '../../../widgets/recently-viewed/state/recent-products.ts';
import { prerender } from '../../support/prerender.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices, services } from '../../support/services/fake-services.ts';

const consent = { mandatory: true, functional: true, marketing: false } as const;
const user = { userId: 'u-1', email: 'a@example.com', token: 't' };
const links = { search: '/search?tab=all' };
const defaults = { productPage: '/product/{id}', size: 6, searches: true };

/** What earlier pages have kept. */
function keep(ids: readonly number[], terms: readonly string[], of: RawPayload = {}) {
  const store = createPageStore(of as object);
  store.setState({ consent });
  for (const id of ids.toReversed())
    keepRecentProduct(store, {
      ...{ id: `p-${id}`, prd: `00${id}`, product_name: `Pigment ${id}`, color_index: 'PR254' },
      ...{ industry: 'coatings', masstone: '#c22f2c' },
    });
  for (const term of terms.toReversed()) keepRecentSearch(store, term);
}

function show(props: Partial<Parameters<typeof RecentlyViewed>[0]> = {}, payload: RawPayload = { links }) {
  const island = renderIsland(<RecentlyViewed {...defaults} {...props} />, payload);
  watchKeptLists(island.store);
  return island;
}
const allow = ({ store }: ReturnType<typeof show>, settings: object = consent) =>
  act(() => store.setState({ consent: { ...consent, ...settings } }));
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

it('lists products and searches, latest first, without the product of the page (row 284)', () => {
  keep([1, 2, 3], ['red', 'c&d']);
  const island = show({ productId: '002' });
  expect(island.container.textContent).toBe('');
  allow(island);
  expect(screen.getByRole('region', { name: 'Recently viewed' })).toBeDefined();
  expect(hrefs()).toEqual([
    ...['/product/p-1?i=coatings', '/product/p-3?i=coatings'],
    ...[`${location.origin}/search?tab=all&q=red`, `${location.origin}/search?tab=all&q=c%26d`],
  ]);
  expect(screen.getAllByText('C.I. Pigment Red 254')).toHaveLength(2);
});

it('shows as many as the page wants, and searches only where they lead somewhere', () => {
  keep([1, 2, 3], ['red']);
  allow(show({ size: 2 }, {}));
  expect(hrefs()).toEqual(['/product/p-1?i=coatings', '/product/p-2?i=coatings']);
});

it('names its heading by what it has', () => {
  keep([], ['red']);
  allow(show());
  expect(screen.getByRole('heading').textContent).toBe('Recent searches');
});

describe('shows nothing, not even a heading', () => {
  it.each([
    ['while nothing is kept', () => {}, {}],
    ['of another user', () => keep([1], ['red'], { user }), {}],
    ['without functional consent', () => keep([1], ['red']), { functional: false }],
    ['where the only product is that of the page', () => keep([9], []), {}],
  ])('%s (row 286)', (_, before, settings) => {
    before();
    const island = show({ productId: 'p-9' });
    allow(island, settings);
    expect(island.container.textContent).toBe('');
  });
});

it('clears both in one act, says so, and keeps the focus (row 287)', async () => {
  keep([1, 2], ['red']);
  const island = show();
  allow(island);
  await userEvent.click(screen.getByRole('button', { name: 'Clear recently viewed products and searches' }));
  expect(localStorage).toHaveLength(0);
  expect(screen.getByRole('status').textContent).toMatch(/^Cleared\./);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Recently viewed' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(hrefs()).toEqual([]);
});

it('follows other tabs, withdrawn consent, and who is signed in (rows 286 and 287)', () => {
  keep([1], []);
  const island = show();
  allow(island);
  keep([2, 1], []);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'ce-recentProducts' })));
  expect(hrefs()).toHaveLength(2);
  localStorage.clear();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(island.container.textContent).toBe('');

  keep([1], []);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'ce-recentProducts' })));
  expect(hrefs()).toHaveLength(1);
  allow(island, { functional: false });
  expect(island.container.textContent).toBe('');
  expect(localStorage).toHaveLength(0);
});

describe('on a product’s page', () => {
  const answer = {
    ...{ id: 'p-0147', uid: 'pigments::p-0147', prd: '469714', product_name: 'Rubelis Red 3240' },
    ...{ industries: ['coatings'], color_index: 'C.I. Pigment Red 254' },
  };
  const open = (productId = 'p-0147') => {
    fakeServices({
      'GET /api/v1/pigment/p-0147': { json: answer },
      'POST /api/v1/manifest/search': { json: [] },
    });
    return show({ productId }, { services, links, user });
  };
  const want = ({ store, bus }: ReturnType<typeof show>) =>
    onTestFinished(productOf({ store, bus }, 'p-0147').want({ industry: undefined, industries: undefined }));

  it('records what another island shows, for the next page (row 285)', async () => {
    const island = open();
    allow(island);
    want(island);
    await waitFor(() =>
      expect(readRecentProducts(island.store)).toEqual([
        {
          ...{ id: 'p-0147', prd: '469714', product_name: 'Rubelis Red 3240' },
          ...{ color_index: 'PR254', industry: 'coatings' },
        },
      ]),
    );
    expect(hrefs()).toEqual([]);
  });

  it('records once the visitor allows it, and nothing of whoever has signed out (row 286)', async () => {
    const island = open();
    allow(island, { functional: false });
    want(island);
    await waitFor(() => expect(productOf(island, 'p-0147').state.getState().status).toBe('ready'));
    expect(localStorage).toHaveLength(0);
    allow(island);
    await waitFor(() => expect(readRecentProducts(island.store)).toHaveLength(1));
    fakeServices({ 'GET /api/v1/pigment/p-0147': 'never', 'POST /api/v1/manifest/search': 'never' });
    act(() => signOut(island.store));
    expect(localStorage).toHaveLength(0);
  });

  it('records what is shown, not what the browser has opened ahead', async () => {
    const view = prerender();
    const island = open();
    allow(island);
    want(island);
    await waitFor(() => expect(productOf(island, 'p-0147').state.getState().status).toBe('ready'));
    await vi.dynamicImportSettled();
    expect(readRecentProducts(island.store)).toEqual([]);
    view();
    await waitFor(() => expect(readRecentProducts(island.store)).toHaveLength(1));
  });

  it('makes no call of its own for the product', async () => {
    const sent = fakeServices({ 'POST /api/v1/manifest/search': { json: [] } });
    allow(show({ productId: 'p-0147' }, { services, links }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    expect(sent.every(({ call }) => call.includes('/manifest/'))).toBe(true);
  });
});

it('makes nothing of what it has not written', () => {
  const items = [{ id: 'p-1' }, { id: 'p-2', product_name: 'x', masstone: 'url(//evil.example)' }, 'p-3'];
  localStorage.setItem('ce-recentProducts', JSON.stringify({ user: '', items }));
  const island = show();
  allow(island);
  expect(island.container.textContent).toBe('');
});
