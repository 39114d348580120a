import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchHit } from '../../../../../src/domain/search/search-hit.ts';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import { afterPaint } from '../../../../../src/lib/after-paint.ts';
import { Hits, type HitsProps } from '../../../../../src/listing/parts/results/Hits.tsx';
import { ListingContext } from '../../../../../src/listing/state/listing-context.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import type { Answer } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { documentHit, fakeListing, product, products, stack } from '../items/fake-listing.ts';

afterEach(() => vi.unstubAllGlobals());

function renderHits(
  hits: readonly SearchHit[],
  state: Parameters<typeof fakeListing>[1] = {},
  props: Partial<HitsProps> = {},
) {
  const listing = fakeListing(hits, state);
  const all: HitsProps = {
    ...{ mode: 'search', view: 'list', size: 24, productPage: '/product/{id}', bulkLimit: undefined },
    onOpen: vi.fn(),
    ...props,
  };
  const island = renderIsland(
    <ListingContext value={listing}>
      <Hits {...all} />
    </ListingContext>,
    { services },
  );
  /** Adds hits as “Load more” does. */
  const grow = (more: readonly SearchHit[]) =>
    act(() =>
      listing.state.setState(({ answer }) => ({
        answer: answer && { ...answer, hits: [...answer.hits, ...more] },
        firstNew: answer?.hits.length,
      })),
    );
  return { ...island, listing, grow };
}

test('products are a list by default, with the way to more', () => {
  const { listing } = renderHits(products(3), { answer: { total: 40 } });
  const list = screen.getByRole('list', { name: 'Products' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Load 24 more' }));
  expect(listing.loadMore).toHaveBeenCalledOnce();
});

test('nothing is shown before the first answer, nor where nothing was found', () => {
  expect(renderHits([], { answer: { total: 0 } }).container.childElementCount).toBe(0);
});

test('the first hit that load-more has brought gets the focus', async () => {
  const { grow } = renderHits(products(2), { answer: { total: 4 } });
  grow(products(2, 3));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Rubelis Red 3'));
});

test('whoever has gone on before it is painted keeps the focus', async () => {
  const { grow } = renderHits(products(2), { answer: { total: 4 } });
  grow(products(2, 3));
  const first = screen.getByRole('link', { name: 'Rubelis Red 1' });
  first.focus();
  await act(() => new Promise<void>((painted) => void afterPaint(painted)));
  expect(document.activeElement).toBe(first);
});

test('while another answer is awaited the hits are busy, while more of them are not', () => {
  const { container, listing } = renderHits(products(2), { loading: 'answer' });
  const busy = () => container.querySelector('.ce-hits')?.getAttribute('aria-busy');
  expect(busy()).toBe('true');
  act(() => listing.state.setState({ loading: 'more' }));
  expect(busy()).toBeNull();
});

test('a part that has not come is told below the hits', () => {
  const error = new ServiceError({ kind: 'offline' });
  const { listing } = renderHits(products(2), { failure: { error, of: 'more' }, answer: { total: 40 } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(listing.retry).toHaveBeenCalledOnce();
});

test('the grid shows the figures in fewer words', async () => {
  renderHits([product(1)], {}, { view: 'grid' });
  expect(await screen.findByText('Light 8 · Weather 5 · 290 °C')).toBeDefined();
  expect(screen.getByText('Transparent, powder')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Rubelis Red 1' }).getAttribute('href')).toBe(
    '/product/p-1?i=coatings',
  );
});

test('image stacks show their preview, and at which angles there are images', async () => {
  const { container } = renderHits([stack(1), stack(2, { preview: undefined, angles: ['15'] })]);
  expect(await screen.findByText('Angles \u221215°, 15°, 45°')).toBeDefined();
  expect(container.querySelector('img')?.getAttribute('src')).toBe('https://documents.example/as15.jpg');
  expect(screen.getByText('3 images')).toBeDefined();
  expect(screen.getByText('1 image')).toBeDefined();
  expect(screen.getByText('No preview')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Synthara Ember 1' }).getAttribute('href')).toBe('/product/p-1');
});

test('documents are listed by their product', async () => {
  renderHits([documentHit(1)]);
  expect(await screen.findByRole('list', { name: 'Documents' })).toBeDefined();
});

test('product sheets are products with their documents', async () => {
  const sent = fakeServices({
    'POST /api/v1/manifest/search': {
      json: [{ code: 'tds', title: 'Technical data sheet', availableInSearch: true, accessLevel: [] }],
    },
  });
  const { id, type, label, locale, isRootVersion } = documentHit(1);
  renderHits(
    [product(1, { assets: [{ id, type, label, locale, isRootVersion }] }), product(2)],
    {},
    { mode: 'sheets' },
  );
  fireEvent.click(await screen.findByRole('button', { name: '1 document of Rubelis Red 1' }));
  const documents = screen.getByRole('list', { name: 'Documents of Rubelis Red 1' });
  const title = { level: 4, name: 'Technical data sheet' };
  expect(await within(documents).findByRole('heading', title)).toBeDefined();
  expect(sent).toHaveLength(1);
  expect(screen.getByText('No documents are available to you here.')).toBeDefined();
  expect(screen.getByText('Sheets of 2 of 2 products')).toBeDefined();
});

test('codes of document types stand for names that could not be loaded, which is said', async () => {
  const manifest = 'POST /api/v1/manifest/search';
  const answers: Record<string, Answer> = { [manifest]: { json: {}, status: 503 } };
  fakeServices(answers);
  const { id, type, locale, isRootVersion } = documentHit(1);
  renderHits(
    [product(1, { assets: [{ id, type, label: '', locale, isRootVersion }] })],
    {},
    { mode: 'sheets' },
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The names of the documents could not be/);
  fireEvent.click(screen.getByRole('button', { name: '1 document of Rubelis Red 1' }));
  screen.getByRole('heading', { level: 4, name: type });
  answers[manifest] = {
    json: [{ code: type, title: 'Technical data sheet', availableInSearch: true, accessLevel: [] }],
  };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 4, name: 'Technical data sheet' });
  expect(screen.queryByRole('alert')).toBeNull();
});
