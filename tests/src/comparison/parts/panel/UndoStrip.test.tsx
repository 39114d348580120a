import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addToComparison } from '../../../../../src/comparison/state/change-comparison.ts';
import { comparisonOf } from '../../../../../src/comparison/state/comparison-of.ts';
import { createBus } from '../../../../../src/events/bus.ts';
import { createPageStore } from '../../../../../src/store/store.ts';
import { bringComparison, pigment } from '../../../../support/with-comparison.ts';
import { button, listed, openList, toggle } from '../../../../widgets/basket-bar/open-basket.tsx';

const offer = () => screen.queryByText(/^Removed /);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the list of so many products, and takes the first one out. */
async function takeFirstOut(count: number) {
  bringComparison(count);
  const page = await openList();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  button('Remove Pigment 1').focus();
  fireEvent.click(button('Remove Pigment 1'));
  return page;
}

test('what is taken out is said, and comes back to where it was', async () => {
  await takeFirstOut(3);
  expect(offer()?.textContent).toBe('Removed Pigment 1.');
  expect(offer()?.getAttribute('role')).toBe('status');
  expect(listed()).toEqual(['Pigment 2', 'Pigment 3']);
  fireEvent.click(button('Undo'));
  expect(listed()).toEqual(['Pigment 1', 'Pigment 2', 'Pigment 3']);
  expect(offer()).toBeNull();
  expect(screen.getByText('Pigment 1 is back in the comparison.').getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

test('nothing is offered once another tab has taken the last place', async () => {
  await takeFirstOut(4);
  expect(offer()).not.toBeNull();
  const elsewhere = { store: createPageStore({}), bus: createBus() };
  act(() => void addToComparison(elsewhere, { item: pigment(5), industries: ['coatings'] }));
  expect(listed()).toEqual(['Pigment 2', 'Pigment 3', 'Pigment 4', 'Pigment 5']);
  expect(offer()).toBeNull();
});

test('nothing is offered once another tab has opened another comparison', async () => {
  await takeFirstOut(3);
  expect(offer()).not.toBeNull();
  const elsewhere = comparisonOf(createPageStore({}), createBus());
  const { comparison } = elsewhere.latest();
  act(() => elsewhere.put({ ...comparison, id: 'c-9', basket: [pigment(8), pigment(9)] }));
  expect(listed()).toEqual(['Pigment 8', 'Pigment 9']);
  expect(offer()).toBeNull();
});

test('of the last product the offer is all that is left, and takes the focus', async () => {
  await takeFirstOut(1);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('button', { name: /products/ })).toBeNull();
  expect(document.activeElement).toBe(button('Undo'));
  fireEvent.click(button('Undo'));
  expect(toggle().textContent).toContain('1 of 4 products');
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle());
});

test('the offer ends after ten seconds, and the bar with it where nothing else is left', async () => {
  const { container } = await takeFirstOut(1);
  fireEvent.blur(button('Undo'));
  await pass(9_999);
  expect(offer()).not.toBeNull();
  await pass(1);
  expect(container.innerHTML).toBe('');
});

test.each([
  ['the focus', fireEvent.focus, fireEvent.blur],
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
])('the time does not count while %s is on the offer', async (_what, enter, leave) => {
  await takeFirstOut(2);
  await pass(6_000);
  const strip = offer()?.parentElement as HTMLElement;
  enter(strip);
  await pass(60_000);
  expect(offer()).not.toBeNull();
  leave(strip);
  await pass(3_999);
  expect(offer()).not.toBeNull();
  await pass(1);
  expect(offer()).toBeNull();
  expect(listed()).toEqual(['Pigment 2']);
});

test('nor while the tab is hidden', async () => {
  await takeFirstOut(2);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await pass(60_000);
  expect(offer()).not.toBeNull();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await pass(10_000);
  expect(offer()).toBeNull();
});

test('the next removal has ten seconds of its own', async () => {
  await takeFirstOut(3);
  await pass(9_000);
  fireEvent.click(button('Remove Pigment 2'));
  await pass(9_000);
  expect(offer()?.textContent).toBe('Removed Pigment 2.');
  await pass(1_000);
  expect(offer()).toBeNull();
});

test('what was removed in turn comes back in turn', async () => {
  await takeFirstOut(3);
  fireEvent.click(button('Remove Pigment 2'));
  fireEvent.click(button('Undo'));
  expect(listed()).toEqual(['Pigment 2', 'Pigment 3']);
  expect(offer()?.textContent).toBe('Removed Pigment 1.');
  fireEvent.click(button('Undo'));
  expect(listed()).toEqual(['Pigment 1', 'Pigment 2', 'Pigment 3']);
  expect(offer()).toBeNull();
});
