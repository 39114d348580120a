import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { signIn } from '../../../src/store/session.ts';
import { ProductList, type ProductListProps } from '../../../widgets/product-list/ProductList.tsx';
import { renderIsland } from '../../support/render-island.tsx';

const services = { search: 'https://search.example' };
const fetchMock = vi.fn<typeof fetch>();
/** What has been asked: filters and body. */
const asked: { filters: Record<string, string>; body: unknown }[] = [];
let answers: (() => Promise<Response> | Response)[] = [];

beforeEach(() => {
  asked.length = 0;
  answers = [];
  vi.stubGlobal(
    'fetch',
    fetchMock.mockReset().mockImplementation(async (input) => {
      const request = input as Request;
      asked.push({
        filters: Object.fromEntries(new URL(request.url).searchParams),
        body: await request.json(),
      });
      const answer = answers.shift();
      if (!answer) throw new Error('Nobody said what to answer');
      return answer();
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const hit = (number: number, more = {}) => ({
  id: `p-${number}`,
  product_name: `Pigment ${number}`,
  brand: 'Rubelis',
  industries: ['coatings', 'plastics'],
  isActive: true,
  isInternal: false,
  color_values: { R: 200, G: 30, B: 40 },
  ...more,
});
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const page = (from: number, count: number, total: number) =>
  json({ total, hits: Array.from({ length: count }, (_, at) => hit(from + at)) });

async function renderList(props: Partial<ProductListProps> = {}, payload: RawPayload = {}) {
  const element = <ProductList size={2} productPage="/product/{id}" {...props} />;
  let island = {} as ReturnType<typeof renderIsland>;
  await act(async () => {
    island = renderIsland(element, { services, ...payload });
  });
  return island;
}

const names = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const loadMore = () => screen.getByRole('button', { name: 'Load more' });

test('the list suspends until the first answer', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers = [() => promise];
  const { container } = await renderList();
  expect(container.childElementCount).toBe(0);
  await act(async () => resolve(page(1, 2, 2)));
  await waitFor(() => expect(names()).toEqual(['Pigment 1', 'Pigment 2']));
  expect(asked).toHaveLength(1);
});

test('filters and size go to the service by their keys', async () => {
  answers = [() => page(1, 2, 2)];
  await renderList({ industry: 'coatings', q: 'red' });
  await screen.findByRole('list');
  expect(asked).toEqual([{ filters: { type: 'pigments', i: 'coatings', q: 'red' }, body: { size: 2 } }]);
});

test('a card shows name, brand and the titles of the industries, and leads to the product', async () => {
  answers = [() => json({ total: 1, hits: [hit(1, { id: 'p/1' })] })];
  await renderList({}, { industries: [{ code: 'coatings', title: 'Coatings' }] });
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('Rubelis')).toBeDefined();
  expect(card.getByText('Coatings, plastics')).toBeDefined();
  expect(card.getByRole('link').getAttribute('href')).toBe('/product/p%2F1?i=coatings');
});

test('a product opens for the industry of the list, at the address the page says', async () => {
  answers = [() => page(1, 1, 1)];
  await renderList({ industry: 'plastics', productPage: '/pigments/{id}.html' });
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toBe('/pigments/p-1.html?i=plastics');
});

test('discontinued and internal products are marked', async () => {
  answers = [() => json({ total: 1, hits: [hit(1, { isActive: false, isInternal: true })] })];
  await renderList();
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('Discontinued')).toBeDefined();
  expect(card.getByText('Internal')).toBeDefined();
});

test('more are loaded after those that are there, announced, and the first of them gets the focus', async () => {
  answers = [() => page(1, 2, 3), () => page(3, 1, 3)];
  await renderList();
  await screen.findByText('2 of 3 products');
  await act(async () => loadMore().click());
  await waitFor(() => expect(names()).toEqual(['Pigment 1', 'Pigment 2', 'Pigment 3']));
  expect(asked[1]?.body).toEqual({ from: 2, size: 2 });
  expect(screen.getByRole('status').textContent).toBe('1 more products loaded, 3 of 3');
  expect(document.activeElement?.textContent).toBe('Pigment 3');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('two presses in one task are one request', async () => {
  answers = [() => page(1, 2, 4), () => page(3, 2, 4)];
  await renderList();
  await screen.findByRole('list');
  await act(async () => {
    fireEvent.click(loadMore());
    fireEvent.click(loadMore());
  });
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(asked).toHaveLength(2);
});

test('loading more is announced and keeps the focus on its button', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answers = [() => page(1, 2, 4), () => promise];
  await renderList();
  await screen.findByRole('list');
  const button = loadMore();
  button.focus();
  await act(async () => button.click());
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('status').textContent).toBe('Loading more products');
  await act(async () => resolve(page(3, 2, 4)));
  await waitFor(() => expect(names()).toHaveLength(4));
});

test('a product that has moved to the next part meanwhile is shown once', async () => {
  answers = [() => page(1, 2, 4), () => page(2, 2, 4)];
  await renderList();
  await screen.findByRole('list');
  await act(async () => loadMore().click());
  await waitFor(() => expect(names()).toEqual(['Pigment 1', 'Pigment 2', 'Pigment 3']));
});

test('no results have their text', async () => {
  answers = [() => json({ total: 0, hits: [] })];
  await renderList({ q: 'zzz' });
  expect(await screen.findByText('Sorry, there are no results for that search parameters.')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

const failures: [string, () => Response | Promise<Response>, RegExp][] = [
  [
    'no connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    /could not be loaded.*cannot reach the server.*connection/,
  ],
  ['an error of the service', () => json({ message: 'Stack trace' }, 500), /could not be loaded/],
  ['too many calls', () => json({}, 429), /could not be loaded.*server is busy/],
  ['an answer that is not JSON', () => new Response('<html>'), /could not be loaded/],
  ['an answer of another shape', () => json({ hits: 3 }), /could not be loaded/],
];

test.each(failures)('%s at first: the text says so, and a new try works', async (_, fail, words) => {
  answers = [fail, () => page(1, 2, 2)];
  await renderList();
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(failures)(
  '%s while loading more: what is there stays, and a new try works',
  async (_, fail, words) => {
    answers = [() => page(1, 2, 4), fail, () => page(3, 2, 4)];
    await renderList();
    await screen.findByRole('list');
    await act(async () => loadMore().click());
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(names()).toHaveLength(2);
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(names()).toHaveLength(4));
  },
);

test('a new search term loads anew', async () => {
  answers = [() => page(1, 2, 2), () => json({ total: 1, hits: [hit(9)] })];
  const remote: Remote = { change() {} };
  await act(async () => void renderIsland(<RemoteList remote={remote} />, { services }));
  await screen.findByRole('list');
  await act(async () => remote.change({ q: 'nine' }));
  await waitFor(() => expect(names()).toEqual(['Pigment 9']));
  expect(asked[1]?.filters).toEqual({ type: 'pigments', q: 'nine' });
});

test('another reader may see other products', async () => {
  answers = [() => page(1, 2, 2), () => page(1, 2, 5)];
  const { store } = await renderList();
  await screen.findByText('2 of 2 products');
  await act(async () =>
    signIn(store, { ...store.getState().user, userId: '7', email: 'm@example.com' } as never),
  );
  await screen.findByText('2 of 5 products');
});

test('an unmounted list asks anew when it comes back', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => page(1, 2, 2)];
  const { unmount } = await renderList();
  await screen.findByRole('alert');
  unmount();
  await renderList();
  expect(await screen.findByRole('list')).toBeDefined();
});

interface Remote {
  change(props: Partial<ProductListProps>): void;
}

/** A list whose props can change, as by the handle's `update`. */
function RemoteList({ remote }: { remote: Remote }) {
  const [props, setProps] = useState<Partial<ProductListProps>>({});
  remote.change = setProps;
  return <ProductList size={2} productPage="/product/{id}" {...props} />;
}
