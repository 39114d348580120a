import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { comparisonOf } from '../../../../../src/comparison/state/comparison-of.ts';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { answersWith, product } from '../fake-products.ts';
import { haveOwn, open, shared, table } from '../open-page.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heads = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.getAttribute('aria-label'));

test('a column moves by its arrows: the order is the basket’s, the reference and the focus stay', async () => {
  haveOwn([1, 2, 3]);
  fakeServices(answersWith([product(1), product(2), product(3)]));
  const { store, bus } = open();
  await table();
  press('Move Pigment 1 to the right');
  expect(await heads()).toEqual(['Pigment 2', 'Pigment 1', 'Pigment 3']);
  const { basket } = comparisonOf(store, bus).latest().comparison;
  expect(basket.map(({ uid }) => uid)).toEqual(['pigments::p-2', 'pigments::p-1', 'pigments::p-3']);
  expect(screen.getByRole('button', { name: 'Reference: Pigment 1' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Pigment 1 to the right' }));
  expect(screen.getAllByText('Moved Pigment 1 to column 2 of 3.')).toHaveLength(1);
  press('Move Pigment 1 to the left');
  expect(await heads()).toEqual(['Pigment 1', 'Pigment 2', 'Pigment 3']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Pigment 1 to the left' }));
});

test('at the ends a move is disabled, keeps the focus and does nothing', async () => {
  haveOwn([1, 2]);
  fakeServices(answersWith([product(1), product(2)]));
  open();
  await table();
  const first = screen.getByRole('button', { name: 'Move Pigment 1 to the left' });
  const last = screen.getByRole('button', { name: 'Move Pigment 2 to the right' });
  expect([first, last].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  first.focus();
  fireEvent.click(first);
  fireEvent.click(last);
  expect(await heads()).toEqual(['Pigment 1', 'Pigment 2']);
  expect(document.activeElement).toBe(first);
});

test('a product that is missing has no column, and none moves to its place', async () => {
  haveOwn([1, 9, 2], { id: 'c-1' });
  fakeServices(answersWith([product(1), product(2)]));
  open();
  await table();
  press('Move Pigment 2 to the left');
  expect(await heads()).toEqual(['Pigment 2', 'Pigment 1']);
});

test('somebody else’s columns stay where they are', async () => {
  fakeServices(answersWith([product(1), product(2)]));
  open(shared([1, 2]));
  await table();
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
});
