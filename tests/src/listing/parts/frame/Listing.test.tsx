import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import { Listing, type ListingProps } from '../../../../../src/listing/parts/frame/Listing.tsx';
import type { ListingState } from '../../../../../src/listing/state/listing.ts';
import type { ListingOptions } from '../../../../../src/listing/state/listing-options.ts';
import { fakeAnswer, fakeListing } from '../../../../support/fake-listing.ts';
import { renderIsland } from '../../../../support/render-island.tsx';

const options: ListingOptions = {
  ...{ mode: 'search', types: ['pigments'], tabs: ['all', 'mysheets'], filters: {}, size: 24 },
  ...{ views: ['list', 'grid'], view: 'list', url: false, urlPrefix: '', urlKeys: {} },
};

const failure = (status: number): ListingState['failure'] => ({
  of: 'answer',
  error: new ServiceError({ kind: 'http', status }),
});

/** Shows a listing without an answer; `set` changes its state. */
function show(props: Partial<ListingProps> = {}) {
  const listing = {
    ...fakeListing({ answer: undefined, loading: 'answer' }),
    ...{ start: () => () => {}, adopt: vi.fn(), renew: vi.fn() },
    ...{ keepPosition: vi.fn(), hasPosition: () => false, takePosition: () => undefined },
  };
  renderIsland(
    <Listing {...{ listing, options }} productPage="/product/{id}" onOpen={() => {}} {...props} />,
  );
  const set = (changes: Partial<ListingState>) => act(() => listing.state.setState(changes));
  return { listing, set };
}

const box = () => screen.queryByRole('searchbox') ?? screen.queryByRole('combobox');

it('takes the place of what the server rendered with the first answer, and adopts its form once', () => {
  const { listing, set } = show({ served: <p>Served hits</p> });
  expect(screen.getByText('Served hits')).toBeDefined();
  expect(box()).toBeNull();
  set({ answer: fakeAnswer(), loading: undefined });
  expect(screen.queryByText('Served hits')).toBeNull();
  expect(box()).not.toBeNull();
  set({ answer: fakeAnswer({ queryId: 'q-2' }) });
  expect(listing.adopt).toHaveBeenCalledOnce();
});

it('takes it with a failure, too', () => {
  const { set } = show({ served: <p>Served hits</p>, missing: <p>No hits to show</p> });
  set({ failure: failure(500), loading: undefined });
  expect(screen.queryByText('Served hits')).toBeNull();
  expect(screen.getByText('No hits to show')).toBeDefined();
});

it('has something in place of hits that are loading or missing, beside its search box', () => {
  const { set } = show({ waiting: <p>Hits to come</p>, missing: <p>No hits to show</p> });
  expect(screen.getByText('Hits to come')).toBeDefined();
  expect(box()).not.toBeNull();
  set({ failure: failure(500), loading: undefined });
  expect(screen.queryByText('Hits to come')).toBeNull();
  expect(screen.getByText('No hits to show')).toBeDefined();
  expect(box()).not.toBeNull();
});

it('gives way as a whole to a refusal, and stays with other failures', () => {
  const { set } = show({ refusal: ({ isForbidden }) => isForbidden && <p>Not for you</p> });
  set({ failure: failure(500), loading: undefined });
  expect(box()).not.toBeNull();
  set({ failure: failure(403) });
  expect(screen.getByText('Not for you')).toBeDefined();
  expect(box()).toBeNull();
});

it('has views for a search, and tabs for product sheets', () => {
  const { set } = show();
  set({ answer: fakeAnswer(), loading: undefined });
  expect(screen.getByRole('button', { name: 'Grid' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /My sheets/ })).toBeNull();
  const sheets = show({ options: { ...options, mode: 'sheets' } });
  sheets.set({ answer: fakeAnswer(), loading: undefined });
  expect(screen.getAllByRole('button', { name: 'Grid' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /My sheets/ })).toBeDefined();
});
