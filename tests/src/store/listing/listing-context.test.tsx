import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Listing, ListingAnswer, ListingState } from '../../../../src/store/listing/listing.ts';
import {
  ListingContext,
  useListing,
  useListingState,
} from '../../../../src/store/listing/listing-context.ts';

function Total() {
  const { state } = useListing();
  const total = useListingState((state) => state.answer?.total);
  return <p>{`${total} of ${state.getState().query.type}`}</p>;
}

it('gives the parts of a listing its state', () => {
  const state = createStore(() => ({ query: { type: 'pigments' } }) as ListingState);
  render(
    <ListingContext value={{ state } as Listing}>
      <Total />
    </ListingContext>,
  );
  act(() => state.setState({ answer: { total: 7 } as ListingAnswer }));
  expect(screen.getByText('7 of pigments')).toBeDefined();
});

it('says so where there is no listing', () => {
  expect(() => render(<Total />)).toThrow('outside a listing');
});
