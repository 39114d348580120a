import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useGap } from '../../../../../src/comparison/parts/columns/useGap.ts';
import type { Comparison } from '../../../../../src/comparison/rules/content/comparison.ts';
import { comparisonOf } from '../../../../../src/comparison/state/comparison-of.ts';
import { removeFromComparison } from '../../../../../src/comparison/state/edit-comparison.ts';
import { PageContext } from '../../../../../src/store/hooks.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { item } from '../fake-products.ts';
import { haveOwn } from '../open-page.tsx';

test('the gap stands where the removed product stood among those that are shown, in one’s own comparison', async () => {
  haveOwn([1, 9, 2, 3]);
  const { store, bus } = renderIsland(<p />);
  const page = { store, bus, rawFields: {}, closeOverlay() {}, standIn: vi.fn() };
  const gapIn = (comparison: Comparison) =>
    renderHook(() => useGap(comparison, [item(1), item(3)]), {
      wrapper: ({ children }) => <PageContext value={page}>{children}</PageContext>,
    }).result.current;
  const own = () => comparisonOf(store, bus).latest().comparison;
  expect(gapIn(own())).toBeUndefined();
  await removeFromComparison(page, item(2).uid, 'page');
  // Product 9 is missing.
  expect(gapIn(own())).toMatchObject({ removal: { item: { product_name: 'Pigment 2' } }, at: 1 });
  expect(gapIn({ ...own(), kind: 'shared' })).toBeUndefined();
});
