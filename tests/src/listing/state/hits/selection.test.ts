import { expect, test } from 'vitest';
import { type ChosenDocument, selectionOf } from '../../../../../src/listing/state/hits/selection.ts';
import { fakeListing } from '../../parts/items/fake-listing.ts';

const document = (id: string): ChosenDocument => ({
  asset: { id, type: 'tds', label: '', isRootVersion: false },
  prd: '401',
  product: { id: 'p-1', prd: '401', product_name: 'Red' },
});
const ids = (selection: ReturnType<typeof selectionOf>) => [...selection.state.getState().chosen.keys()];

test('documents are chosen and left out again, in their order', () => {
  const selection = selectionOf(fakeListing([]), 'u-1', 20);
  selection.select([document('b'), document('a')], true);
  expect(ids(selection)).toEqual(['b', 'a']);
  selection.select([document('b')], false);
  expect(ids(selection)).toEqual(['a']);
  selection.clear();
  expect(ids(selection)).toEqual([]);
});

test('no more are chosen than the limit leaves room for', () => {
  const selection = selectionOf(fakeListing([]), 'u-1', 2);
  selection.select([document('a'), document('b'), document('c')], true);
  expect(ids(selection)).toEqual(['a', 'b']);
});

test('a listing keeps its selection, and another user begins anew', () => {
  const listing = fakeListing([]);
  selectionOf(listing, 'u-1', 20).select([document('a')], true);
  expect(ids(selectionOf(listing, 'u-1', 20))).toEqual(['a']);
  expect(ids(selectionOf(listing, 'u-2', 20))).toEqual([]);
  expect(ids(selectionOf(fakeListing([]), 'u-1', 20))).toEqual([]);
});
