import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ProductRow } from '../../../../../src/listing/parts/products/ProductRow.tsx';
import { Hits } from '../../../../../src/listing/parts/results/Hits.tsx';
import { ListingContext } from '../../../../../src/listing/state/listing-context.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { services } from '../../../../support/services/fake-services.ts';
import { fakeListing, products } from './fake-listing.ts';

vi.mock('../../../../../src/listing/parts/products/ProductRow.tsx', async (load) => {
  const original = await load<typeof import('../../../../../src/listing/parts/products/ProductRow.tsx')>();
  return { ProductRow: vi.fn(original.ProductRow) };
});

const onOpen = () => {};
const show = () => {
  const listing = fakeListing(products(24), { answer: { total: 100 } });
  renderIsland(
    <ListingContext value={listing}>
      <Hits
        mode="search"
        view="list"
        size={24}
        productPage="/product/{id}"
        bulkLimit={undefined}
        onOpen={onOpen}
      />
    </ListingContext>,
    { services },
  );
  const set = (state: object) => act(() => listing.state.setState(state));
  return { listing, set };
};

test('no hit is rendered again by a key typed, a filter chosen, or an answer that is awaited or fails (complaint "slow with many hits")', () => {
  const { listing, set } = show();
  expect(ProductRow).toHaveBeenCalledTimes(24);
  const { query, answer } = listing.state.getState();
  set({ query: { ...query, term: 'r' }, facets: [], chips: [] });
  set({ loading: 'answer' });
  set({ loading: undefined, failure: { error: new Error('503'), of: 'answer' } });
  set({ failure: undefined, loading: 'more' });
  // The totals of other tabs may come later than the answer.
  set({ loading: undefined, answer: { ...answer, totals: { assets: 7 } } });
  expect(ProductRow).toHaveBeenCalledTimes(24);
});

test('load-more renders those that it brings', () => {
  const { listing, set } = show();
  vi.mocked(ProductRow).mockClear();
  const { answer } = listing.state.getState();
  set({ answer: { ...answer, hits: [...(answer?.hits ?? []), ...products(24, 25)] }, firstNew: 24 });
  expect(screen.getAllByRole('listitem')).toHaveLength(48);
  expect(ProductRow).toHaveBeenCalledTimes(24);
});
