import { expect, test } from 'vitest';
import { addToComparison } from '../../../../src/store/comparison/add-to-comparison.ts';
import { removeFromComparison, undoRemoval } from '../../../../src/store/comparison/edit-comparison.ts';
import { startComparison } from '../../../../src/store/comparison/keep-comparison.ts';
import { addNotice } from '../../../../src/store/notices.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';
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
  await removeFromComparison(page, 'pigments::p-1');
  expect(page.notices()).toHaveLength(2);
  await removeFromComparison(page, 'pigments::p-2');
  expect(page.notices()).toEqual(['The password is changed.']);
});

test('a product that was taken out is not put back into another comparison', async () => {
  const page = pageWith(2);
  await removeFromComparison(page, 'pigments::p-1');
  await discard(page);
  expect(page.state().removed).toBeNull();
  undoRemoval(page);
  expect(page.ids()).toEqual([]);
});

test('another one is not called unsaved because the one before could not be saved', async () => {
  const page = pageWith(2);
  page.active().state.setState({ sync: 'failed' });
  await discard(page);
  expect(page.state().sync).toBe('idle');
});
