import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comparisonOf } from '../../../../../src/comparison/state/comparison-of.ts';
import { inTurn } from '../../../../support/services/answers.ts';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { answersWith, PRODUCTS, product } from '../fake-products.ts';
import { haveOwn, open, table } from '../open-page.tsx';

const SEARCH = 'POST /api/v1/document/search';
const hit = (number: number) => ({ ...product(number), resultType: 'pigments', color_index: 'PR254' });
const button = (name: string) => screen.getByRole('button', { name });
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.getAttribute('aria-label'));

/** Opens the comparison of the first three, searches for the first one's replacement and takes it. */
async function swapFirst(isAnswered = true) {
  haveOwn([1, 2, 3]);
  const all = { json: [1, 2, 3, 8].map((number) => product(number)) };
  const sent = fakeServices({
    ...answersWith([]),
    [PRODUCTS]: isAnswered ? all : inTurn(all, 'never'),
    [SEARCH]: { json: { hits: [hit(2), hit(8)], total: 2 } },
  });
  const opened = open();
  await table();
  fireEvent.click(button('Swap Pigment 1'));
  const field = await screen.findByRole('combobox', { name: 'Swap Pigment 1 for' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'pr254' } });
  const option = await screen.findByRole('option', { name: /^Pigment 8/ });
  return { ...opened, sent, field, option };
}

test('another product takes the same column, the reference and the focus, and can be swapped back', async () => {
  const { field, option, sent, store, bus } = await swapFirst();
  // What is compared already is left out.
  const list = screen.getByRole('listbox', { name: 'Products in this industry' });
  expect(within(list).getAllByRole('option')).toEqual([option]);
  expect(option.textContent).toBe('Pigment 8200008 · C.I. Pigment Red 254');
  const search = sent.find(({ url }) => url.includes('document/search'));
  expect(new URL(search?.url ?? '').searchParams.get('i')).toBe('coatings');
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByRole('columnheader', { name: 'Pigment 8' });
  expect(await heads()).toEqual(['Pigment 8', 'Pigment 2', 'Pigment 3']);
  expect(screen.queryByRole('combobox', { name: /^Swap/ })).toBeNull();
  expect(document.activeElement).toBe(button('Swap Pigment 8'));
  expect(button('Reference: Pigment 8')).toBeDefined();
  expect(screen.getAllByText('Swapped Pigment 1 for Pigment 8.')).toHaveLength(1);
  fireEvent.click(button('Undo'));
  expect(await heads()).toEqual(['Pigment 1', 'Pigment 2', 'Pigment 3']);
  expect(button('Reference: Pigment 1')).toBeDefined();
  expect(
    comparisonOf(store, bus)
      .latest()
      .comparison.basket.map(({ id }) => id),
  ).toEqual(['p-1', 'p-2', 'p-3']);
});

test('the column stays until the new product has come', async () => {
  const { option } = await swapFirst();
  const sent = fakeServices({ '*': 'never' });
  fireEvent.click(option);
  await screen.findByText('Swapped Pigment 1 for Pigment 8.');
  expect(await heads()).toEqual(['Pigment 1', 'Pigment 2', 'Pigment 3']);
  expect(sent).not.toEqual([]);
});

test('all products of the industry are one press away', async () => {
  await swapFirst();
  expect(screen.getByText(/Coatings only, as in this comparison/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse all' }).getAttribute('href')).toBe('/products?i=coatings');
});
