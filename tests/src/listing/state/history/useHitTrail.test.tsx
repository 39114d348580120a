import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SearchHit } from '../../../../../src/domain/search/search-hit.ts';
import { createBus } from '../../../../../src/events/bus.ts';
import { readHitTrail } from '../../../../../src/listing/state/history/hit-trail.ts';
import { type TrailOptions, useHitTrail } from '../../../../../src/listing/state/history/useHitTrail.ts';
import type { ListingAnswer } from '../../../../../src/listing/state/listing.ts';
import { PageContext } from '../../../../../src/store/hooks.ts';
import { createPageStore } from '../../../../../src/store/store.ts';
import { fakeAnswer, fakeListing, fakeQuery } from '../../../../support/fake-listing.ts';

const product = (id: string): SearchHit => ({
  ...{ resultType: 'pigments', id, product_name: `Pigment ${id}`, industries: ['coatings'] },
  ...{ isActive: true, isInternal: false },
});
const stack: SearchHit = {
  resultType: 'imageStacks',
  id: 's',
  productId: 'a',
  product_name: 'A',
  angles: [],
} as never;
const options = { url: true, urlPrefix: '', productPage: '/product/{id}' };

function open(index: number, answer: Partial<ListingAnswer>, more: Partial<TrailOptions> = {}) {
  const listing = fakeListing({ answer: fakeAnswer(answer) });
  const page = {
    store: createPageStore({}),
    bus: createBus(),
    rawFields: {},
    closeOverlay: vi.fn(),
    standIn: vi.fn(),
  };
  const { result } = renderHook(() => useHitTrail(listing, { ...options, ...more }), {
    wrapper: ({ children }) => <PageContext value={page}>{children}</PageContext>,
  });
  const { before, hits = [] } = answer;
  result.current(hits[index - (before?.count ?? 0)] as SearchHit, index);
  return readHitTrail();
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ ceListing: { count: 24, anchor: 'a' } }, '', '/products?c=red#x');
});

it('keeps the hits around the one that is opened, and the place in the list', () => {
  const query = { ...fakeQuery, filters: { i: ['coatings'] } };
  expect(open(1, { query, hits: [product('a'), product('b')], total: 46 })).toEqual({
    ...{ href: '/products?c=red#x', key: '', productPage: '/product/{id}', industry: 'coatings' },
    ...{ total: 46, first: 0, opened: 'b', position: { count: 24, anchor: 'a' } },
    hits: [
      { id: 'a', name: 'Pigment a', industries: ['coatings'] },
      { id: 'b', name: 'Pigment b', industries: ['coatings'] },
    ],
  });
});

it('counts those for which there is only room', () => {
  const before = { count: 300, height: 9_000 };
  expect(open(301, { before, hits: [product('a'), product('b')] })).toMatchObject({
    first: 300,
    opened: 'b',
  });
});

it('has the name that the list has at that time', () =>
  expect(open(0, { hits: [product('a')] }, { nameList: () => 'Effects 2026' })?.name).toBe('Effects 2026'));

it('names no industry of several', () => {
  const query = { ...fakeQuery, filters: { i: ['coatings', 'plastics'] } };
  expect(open(0, { query, hits: [product('a')] })?.industry).toBeUndefined();
});

it.each([
  ['a listing without an address', [product('a')], { url: false }],
  ['what is no product', [stack], {}],
])('keeps no trail of hits of %s', (_, hits, more) => {
  expect(open(0, { hits }, more)).toBeUndefined();
});
