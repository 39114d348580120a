import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useShownChoice } from '../../../../src/catalog/state/useShownChoice.ts';
import { positionHistory } from '../../../../src/listing/state/listing-history.ts';

const PREFIX = 'catalog';

beforeEach(() => history.replaceState(null, '', '/catalogs?id=c-1'));

const show = (hasExcluded = true) =>
  renderHook((has: boolean) => useShownChoice(PREFIX, has), { initialProps: hasExcluded });

it('is kept beside the query of the listing, whose position it ends', () => {
  const listing = positionHistory(PREFIX);
  listing.write('?catalogc=red', 'push');
  listing.keepPosition({ count: 3, anchor: 'p-1' });
  const { result } = show();
  expect(result.current[0]).toBe('all');
  act(() => result.current[1]('excluded'));
  expect(result.current[0]).toBe('excluded');
  expect(listing.search()).toBe('?catalogc=red&shown=excluded');
  expect(listing.position()).toBeUndefined();
  expect(show().result.current[0]).toBe('excluded');
  act(() => result.current[1]('all'));
  expect(listing.search()).toBe('?catalogc=red');
  expect(show().result.current[0]).toBe('all');
  expect(location.search).toBe('?id=c-1');
});

it('is all where nothing is excluded, also once it no longer is', () => {
  const { result, rerender } = show();
  act(() => result.current[1]('excluded'));
  expect(show(false).result.current[0]).toBe('all');
  rerender(false);
  rerender(true);
  expect(result.current[0]).toBe('all');
});
