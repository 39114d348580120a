import { expect, test } from 'vitest';
import { addToComparison } from '../../../../src/comparison/state/change-comparison.ts';
import { comparisonOf } from '../../../../src/comparison/state/comparison-of.ts';
import { removeFromComparison, undoRemoval } from '../../../../src/comparison/state/edit-comparison.ts';
import { startComparison } from '../../../../src/comparison/state/keep-comparison.ts';
import { forgetComparison } from '../../../../src/comparison/state/replace-comparison.ts';
import { createBus } from '../../../../src/events/bus.ts';
import { addNotice } from '../../../../src/store/notices/notices.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';
import { bringComparison } from '../../../support/with-comparison.ts';
import { candidate, pageOf } from './page-of.ts';

withFreshPage();

/** A page whose comparison holds this many products, with a notice about it and one about something else. */
function pageWith(count: number) {
  const page = pageOf();
  for (let number = 1; number <= count; number++) addToComparison(page, candidate(number));
  addNotice(page.store, { type: 'success', text: 'It is yours now.', kind: 'save', about: 'comparison' });
  addNotice(page.store, { type: 'success', text: 'The password is changed.' });
  return page;
}

async function discard(page: ReturnType<typeof pageOf>) {
  const started = startComparison(page);
  page.active().answer(true);
  await started;
}

test('what was said of a comparison goes with it, and nothing else does', async () => {
  const page = pageWith(2);
  await discard(page);
  expect(page.notices()).toEqual(['The password is changed.']);
});

test('it stays where the visitor keeps the comparison', async () => {
  const page = pageWith(2);
  const started = startComparison(page);
  page.active().answer(false);
  await started;
  expect(page.notices()).toEqual(['It is yours now.', 'The password is changed.']);
});

test('it goes with the last product, and stays while there are others', async () => {
  const page = pageWith(2);
  await removeFromComparison(page, 'pigments::p-1', 'page');
  expect(page.notices()).toHaveLength(2);
  await removeFromComparison(page, 'pigments::p-2', 'page');
  expect(page.notices()).toEqual(['The password is changed.']);
});

test('a product that was taken out is not put back into another comparison', async () => {
  const page = pageWith(2);
  await removeFromComparison(page, 'pigments::p-1', 'page');
  await discard(page);
  expect(page.state().removed).toEqual([]);
  undoRemoval(page, 'page');
  expect(page.ids()).toEqual([]);
});

test('another one is not called unsaved because the one before could not be saved', async () => {
  const page = pageWith(2);
  page.active().state.setState({ sync: 'failed' });
  await discard(page);
  expect(page.state().sync).toBe('idle');
});

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
