import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  ListingContext,
  useListing,
  useListingState,
} from '../../../../src/listing/state/listing-context.ts';
import { fakeAnswer, fakeListing } from '../../../support/fake-listing.ts';

function Total() {
  const { state } = useListing();
  const total = useListingState((state) => state.answer?.total);
  return <p>{`${total} of ${state.getState().query.type}`}</p>;
}

it('gives the parts of a listing its state', () => {
  const listing = fakeListing();
  render(
    <ListingContext value={listing}>
      <Total />
    </ListingContext>,
  );
  act(() => listing.state.setState({ answer: fakeAnswer({ total: 7 }) }));
  expect(screen.getByText('7 of pigments')).toBeDefined();
});

it('says so where there is no listing', () => {
  expect(() => render(<Total />)).toThrow('outside a listing');
});
