import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addToComparison } from '../../../../../src/comparison/state/change-comparison.ts';
import { bringComparison, bringCookies, pigment } from '../../../../support/with-comparison.ts';
import { button, renderBasket, toggle } from '../../../../widgets/basket-bar/open-basket.tsx';

const HINT =
  'You can only compare products from one industry (yours: Coatings). To switch, remove all products.';
const hint = () => screen.queryByText(HINT);

/** Puts the first product into an empty comparison. */
function addFirst() {
  const page = renderBasket();
  act(() => void addToComparison(page, { item: pigment(1), industries: ['coatings'] }));
  return page;
}

/** Once the list can be opened, all is there that the bar may have to say. */
async function open({ hand }: ReturnType<typeof renderBasket>) {
  await hand.click(toggle());
  await screen.findByRole('list');
}

test('with the first product it is said what the industry means, until it is dismissed', async () => {
  const { hand } = addFirst();
  expect((await screen.findByText(HINT)).getAttribute('role')).toBe('status');
  await hand.click(button('Got it'));
  expect(hint()).toBeNull();
  expect(document.activeElement).toBe(toggle());
});

test('dismissed above the open list, the focus goes into the list', async () => {
  const page = addFirst();
  await open(page);
  await page.hand.click(button('Got it'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

test('it is said once: not on the next page (row 119)', async () => {
  const { unmount, active } = addFirst();
  await screen.findByText(HINT);
  expect(document.cookie).toContain('ce-comparisonHint=1');
  unmount();
  act(() => active.put({ ...active.latest().comparison, basket: [], industry: null }));
  await open(addFirst());
  expect(hint()).toBeNull();
});

test('it is not said where it was seen before', async () => {
  bringCookies({ 'ce-comparisonHint': '1' });
  await open(addFirst());
  expect(hint()).toBeNull();
});

test('it is not said for a comparison that the browser brings along', async () => {
  bringComparison(2);
  await open(renderBasket());
  expect(hint()).toBeNull();
  expect(document.cookie).not.toContain('ce-comparisonHint');
});
