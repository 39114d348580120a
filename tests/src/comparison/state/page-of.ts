import { comparisonOf } from '../../../../src/comparison/state/comparison-of.ts';
import type { Candidate } from '../../../../src/comparison/state/comparison-state.ts';
import type { BasketItem } from '../../../../src/domain/product/basket-item.ts';
import { createBus } from '../../../../src/events/bus.ts';
import type { Payload } from '../../../../src/payload/schema.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { pigment } from '../../../support/with-comparison.ts';

/** A page of the site, with what the store says of the comparison. */
export function pageOf(payload: Payload = {}) {
  const store = createPageStore(payload);
  const page = { store, bus: createBus() };
  return {
    ...page,
    active: () => comparisonOf(page.store, page.bus),
    state: () => comparisonOf(page.store, page.bus).state.getState(),
    ids: () =>
      comparisonOf(page.store, page.bus)
        .latest()
        .comparison.basket.map(({ id }: BasketItem) => id),
    notices: () => store.getState().notices.map(({ text }) => text),
  };
}

/** The pigment of this number, for these industries. */
export function candidate(number: number, industries: readonly string[] = ['coatings']): Candidate {
  return { item: pigment(number), industries };
}

/** Someone who is signed in. */
export const user = {
  userId: 'u-1',
  email: 'ada@example.org',
  token: 'token',
} as NonNullable<Payload['user']>;
