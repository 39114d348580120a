import { expect, test } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import { comparisonOf } from '../../../../src/store/comparison/comparison-of.ts';
import { forgetComparison } from '../../../../src/store/comparison/forget-comparison.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { bringComparison } from '../../../support/with-comparison.ts';

/** A page on which the saved comparison `c-1` is active, and the basket open. */
function pageWithActive() {
  bringComparison(2, { id: 'c-1' });
  const page = { store: createPageStore({}), bus: createBus() };
  const active = comparisonOf(page.store, page.bus);
  active.state.setState({ isBasketOpen: true });
  return { page, active };
}

test('the active comparison is empty once its record is gone, and the basket closed', () => {
  const { page, active } = pageWithActive();
  forgetComparison(page, 'c-1');
  const { id, basket } = active.latest().comparison;
  expect([id, basket]).toEqual([undefined, []]);
  expect(active.state.getState().isBasketOpen).toBe(false);
});

test('the record of another one leaves all as it is', () => {
  const { page, active } = pageWithActive();
  forgetComparison(page, 'c-2');
  expect(active.latest().comparison).toMatchObject({ id: 'c-1', title: 'Reds' });
  expect(active.latest().comparison.basket).toHaveLength(2);
  expect(active.state.getState().isBasketOpen).toBe(true);
});
