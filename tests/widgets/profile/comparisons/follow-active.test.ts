import { expect, test } from 'vitest';
import { createBus } from '../../../../src/events/bus.ts';
import type { SavedComparison } from '../../../../src/services/comparisons.ts';
import { comparisonOf } from '../../../../src/store/comparison/comparison-of.ts';
import type { Page } from '../../../../src/store/hooks.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { renameActive } from '../../../../widgets/profile/comparisons/follow-active.ts';
import { bringComparison } from '../../../support/with-comparison.ts';

const saved = (id: string): SavedComparison => ({
  id,
  title: 'Warm reds',
  industry: 'coatings',
  basket: [],
  dropped: [],
});

/** A page on which the saved comparison `c-1`, titled “Reds”, is active. */
function pageWithActive() {
  bringComparison(2, { id: 'c-1' });
  const page: Page = { store: createPageStore({}), bus: createBus(), rawFields: {}, closeOverlay() {} };
  return { page, active: () => comparisonOf(page.store, page.bus).latest().comparison };
}

test('the active comparison takes its new name, and stays saved', () => {
  const { page, active } = pageWithActive();
  renameActive(page, saved('c-1'));
  expect(active()).toMatchObject({ id: 'c-1', title: 'Warm reds' });
  expect(comparisonOf(page.store, page.bus).latest().isUnsent).toBe(false);
});

test('a new name of another one leaves the active one as it is', () => {
  const { page, active } = pageWithActive();
  renameActive(page, saved('c-2'));
  expect(active()).toMatchObject({ id: 'c-1', title: 'Reds' });
});
