import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { bringComparison } from '../../../../support/with-comparison.ts';
import { openList } from '../../../../widgets/basket-bar/open-basket.tsx';

beforeEach(() => bringComparison(2));

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });

test.each([
  ['Enter', '{Enter}'],
  ['leaving the field', '{Tab}'],
])('%s keeps a new title without the spaces around it', async (_how, keys) => {
  const { hand, state } = await openList();
  await hand.clear(field());
  await hand.type(field(), ' Warm reds ');
  expect(state().comparison.title).toBe('Reds');
  await hand.keyboard(keys);
  expect(state().comparison.title).toBe('Warm reds');
  expect(field().value).toBe('Warm reds');
});

test('an empty one is refused beside the label, until something is typed', async () => {
  const { hand, state } = await openList();
  await hand.clear(field());
  await hand.type(field(), '  {Enter}');
  const error = screen.getByText('Please give it a title.');
  expect(error.getAttribute('role')).toBe('alert');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().getAttribute('aria-describedby')).toBe(error.id);
  expect(document.activeElement).toBe(field());
  expect(state().comparison.title).toBe('Reds');
  await hand.type(field(), 'W');
  expect(screen.queryByText('Please give it a title.')).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('Escape gives up what was typed, and only the next one closes the list', async () => {
  const { hand, state } = await openList();
  await hand.clear(field());
  await hand.type(field(), '{Enter}{Escape}');
  expect(field().value).toBe('Reds');
  expect(screen.queryByText('Please give it a title.')).toBeNull();
  expect(state().isBasketOpen).toBe(true);
  await hand.keyboard('{Escape}');
  expect(state().isBasketOpen).toBe(false);
});

test('the title holds 120 characters and drops the rest', async () => {
  const { hand, state } = await openList();
  await hand.clear(field());
  await hand.click(field());
  await hand.paste('x'.repeat(130));
  await hand.keyboard('{Enter}');
  expect(state().comparison.title).toBe('x'.repeat(120));
});
