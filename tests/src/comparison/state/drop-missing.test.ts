import { expect, test, vi } from 'vitest';
import { dropMissingProducts } from '../../../../src/comparison/state/drop-missing.ts';
import { renameComparison } from '../../../../src/comparison/state/edit-comparison.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';
import { fakeServices, type Replies, services } from '../../../support/services/fake-services.ts';
import { bringComparison, pigment } from '../../../support/with-comparison.ts';
import { pageOf, user } from './page-of.ts';

withFreshPage();

const PATH = '/api/v1/product-comparison/c-1';
const missing = new Set([pigment(3).uid]);

/** A page with the saved comparison of three products, of which one is gone. */
function pageWithThree(replies: Replies = {}) {
  const record = {
    ...{ id: 'c-1', title: 'Reds', industry: 'coatings', version: 'v1' },
    basket: [pigment(1), pigment(2)],
  };
  bringComparison(3, { id: 'c-1', title: 'Reds', version: 'v1' });
  const sent = fakeServices({
    [`GET ${PATH}`]: { json: { ...record, dropped: ['Pigment 3'] } },
    [`PUT ${PATH}`]: ({ body }) => ({ json: { ...record, ...Object(body), version: 'v2' } }),
    ...replies,
  });
  return { page: pageOf({ services, user }), sent };
}

test('keeps changes that are not sent yet', async () => {
  const { page, sent } = pageWithThree();
  renameComparison(page, 'Warm reds');
  await dropMissingProducts(page, missing);
  expect(page.active().latest()).toMatchObject({
    comparison: { title: 'Warm reds', basket: [pigment(1), pigment(2)] },
    isUnsent: true,
  });
  expect(page.notices()).toEqual([expect.stringContaining('Pigment 3')]);
  await vi.waitFor(() => expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(sent.at(-1)?.body).toMatchObject({ title: 'Warm reds', basket: [pigment(1), pigment(2)] });
});

test('saves nothing of it once somebody else is signed in', async () => {
  const { page, sent } = pageWithThree();
  await dropMissingProducts(page, missing);
  page.store.setState({ user: { ...user, userId: 'u-2' }, token: 'other', sessionEpoch: 1 });
  await vi.dynamicImportSettled();
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
});
