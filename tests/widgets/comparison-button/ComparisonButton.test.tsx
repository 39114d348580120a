import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { addToComparison } from '../../../src/comparison/state/change-comparison.ts';
import { comparisonOf } from '../../../src/comparison/state/comparison-of.ts';
import { ComparisonButton } from '../../../widgets/comparison-button/ComparisonButton.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { bringComparison, pigment } from '../../support/with-comparison.ts';

function open(number: number, industries: readonly string[] = ['coatings'], industry?: string) {
  const page = renderIsland(
    <ComparisonButton {...pigment(number)} industries={industries} industry={industry} size="small" />,
    { industries: [{ code: 'coatings', title: 'Coatings' }] },
  );
  const active = comparisonOf(page.store, page.bus);
  const asked = vi.fn();
  page.bus.on('overlay:open', ({ name }) => asked(name));
  return { ...page, active, state: active.state.getState, asked, hand: userEvent.setup() };
}

const button = () => screen.getByRole('button');
const ids = ({ state }: Pick<ReturnType<typeof open>, 'state'>) =>
  state().comparison.basket.map(({ id }) => id);
/** The text that describes the button. */
const reason = () => document.getElementById(button().getAttribute('aria-describedby') ?? '');

test('a press adds the product, the button stays, and it is announced', async () => {
  bringComparison(1);
  const page = open(2);
  expect(button().getAttribute('aria-label')).toBe('Add to comparison: Pigment 2');
  expect(button().textContent).toBe('Add to comparison');
  expect(button().getAttribute('aria-disabled')).toBeNull();
  expect(reason()).toBeNull();
  const before = button();
  await page.hand.click(before);
  expect(ids(page)).toEqual(['p-1', 'p-2']);
  expect(button()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(button().getAttribute('aria-label')).toBe('In comparison: Pigment 2');
  expect(screen.getByRole('status').textContent).toBe('Pigment 2 is in the comparison, 2 of 4.');
  expect(page.state().isBasketOpen).toBe(false);
});

test('what another button has added is not announced by this one', async () => {
  const { store, bus, hand } = open(1);
  await hand.tab();
  expect(document.activeElement).toBe(button());
  act(() => void addToComparison({ store, bus }, { item: pigment(1), industries: ['coatings'] }));
  expect(button().getAttribute('aria-label')).toBe('In comparison: Pigment 1');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('other products of the page do not render it again, up to the one that fills the comparison', () => {
  const rendered = vi.fn();
  const { store, bus } = renderIsland(
    <Profiler id="button" onRender={rendered}>
      <ComparisonButton {...pigment(5)} industries={['coatings']} size="small" />
    </Profiler>,
    {},
  );
  const add = (number: number) =>
    act(() => void addToComparison({ store, bus }, { item: pigment(number), industries: ['coatings'] }));
  for (const number of [1, 2, 3]) add(number);
  expect(rendered).toHaveBeenCalledTimes(1);
  add(4);
  expect(rendered).toHaveBeenCalledTimes(2);
  expect(button().getAttribute('aria-disabled')).toBe('true');
});

test('a press at a product in the comparison opens the basket and adds nothing', async () => {
  bringComparison(2);
  const page = open(1);
  expect(button().getAttribute('aria-label')).toBe('In comparison: Pigment 1');
  expect(button().getAttribute('aria-disabled')).toBeNull();
  await page.hand.click(button());
  expect(page.state().isBasketOpen).toBe(true);
  expect(ids(page)).toEqual(['p-1', 'p-2']);
});

test('taken out elsewhere, it can be added again', () => {
  bringComparison(1);
  const { active } = open(1);
  act(() => active.put({ ...active.latest().comparison, basket: [], industry: null }));
  expect(button().getAttribute('aria-label')).toBe('Add to comparison: Pigment 1');
});

test.each([
  [
    'a full comparison',
    4,
    ['coatings'],
    'A comparison holds 4 products at most. Remove one to add this one.',
  ],
  [
    'another industry',
    1,
    ['plastics'],
    'Your comparison is for Coatings, and this product is not offered for it.',
  ],
  ['no industry', 0, [], 'This product belongs to no industry, so it cannot be compared.'],
])('%s: refused, and a press says why (rows 116, 117)', async (_what, count, industries, text) => {
  if (count) bringComparison(count);
  const page = open(9, industries);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(button()).toMatchObject({ disabled: false });
  expect(button().getAttribute('aria-label')).toBe('Add to comparison: Pigment 9');
  expect(reason()?.textContent).toBe(text);
  const before = ids(page);
  await page.hand.click(button());
  expect(ids(page)).toEqual(before);
  expect(page.asked).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe(text);
  await waitFor(() => expect(reason()?.hasAttribute('data-open')).toBe(true));
  fireEvent.blur(button());
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a first product of several industries asks for one and waits', async () => {
  const page = open(1, ['coatings', 'plastics']);
  await page.hand.click(button());
  expect(page.asked).toHaveBeenCalledExactlyOnceWith('industry-choice');
  expect(page.state().pending).toEqual({ item: pigment(1), industries: ['coatings', 'plastics'] });
  expect(button().getAttribute('aria-label')).toBe('Add to comparison: Pigment 1');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('on a page of one of its industries it is added at once', async () => {
  const page = open(1, ['coatings', 'plastics'], 'plastics');
  await page.hand.click(button());
  expect(page.asked).not.toHaveBeenCalled();
  expect(page.state().comparison).toMatchObject({ industry: 'plastics', basket: [pigment(1)] });
});

test('a choice of an industry that cannot be shown is said; the next press asks again', async () => {
  const page = open(1, ['coatings', 'plastics']);
  await page.hand.click(button());
  expect(page.asked).toHaveBeenCalledExactlyOnceWith('industry-choice');
  const element = document.createElement('div');
  act(
    () => void page.bus.emit('widget:failed', { island: 'industry-choice', element, error: new Error('x') }),
  );
  const told = screen.getByText('Could not add Pigment 1. Check your connection and try again.');
  expect(told.getAttribute('role')).toBe('status');
  expect(told.className).not.toContain('hidden');
  expect(page.state().pending).toBeNull();
  await page.hand.click(button());
  expect(page.asked).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(page.state().pending?.item.id).toBe('p-1');
});

test('a choice that fails for another product is not said here', async () => {
  const page = open(1, ['coatings', 'plastics']);
  await page.hand.tab();
  act(() => void addToComparison(page, { item: pigment(2), industries: ['coatings', 'plastics'] }));
  const element = document.createElement('div');
  act(
    () => void page.bus.emit('widget:failed', { island: 'industry-choice', element, error: new Error('x') }),
  );
  expect(screen.getByRole('status').textContent).toBe('');
});
