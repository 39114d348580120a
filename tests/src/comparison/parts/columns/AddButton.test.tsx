import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { canAddProduct } from '../../../../../src/comparison/parts/columns/can-add-product.ts';
import { newComparison } from '../../../../../src/comparison/rules/content/comparison.ts';
import { comparisonOf } from '../../../../../src/comparison/state/comparison-of.ts';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { answersWith, item, product } from '../fake-products.ts';
import { haveOwn, open, shared, table } from '../open-page.tsx';

const ADD = { name: 'Add a product' };

test('one more product is searched for in the free column, and takes it', async () => {
  haveOwn([1, 2, 3]);
  const hit = { ...product(8), resultType: 'pigments' };
  fakeServices({
    ...answersWith([1, 2, 3, 8].map((number) => product(number))),
    'POST /api/v1/document/search': { json: { hits: [hit], total: 1 } },
  });
  const { store, bus } = open();
  await table();
  expect(screen.queryByText('Full: swap or remove one')).toBeNull();
  fireEvent.click(screen.getByRole('button', ADD));
  const field = await screen.findByRole('combobox', ADD);
  fireEvent.change(field, { target: { value: '200008' } });
  fireEvent.click(await screen.findByRole('option', { name: /^Pigment 8/ }));
  await screen.findByRole('columnheader', { name: 'Pigment 8' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Swap Pigment 8' }));
  expect(screen.getAllByText('Added Pigment 8.')).toHaveLength(1);
  expect(comparisonOf(store, bus).latest().comparison.basket).toHaveLength(4);
  expect(screen.queryByRole('button', ADD)).toBeNull();
  expect(screen.getByText('Full: swap or remove one')).toBeDefined();
});

test('there is a free column in one’s own comparison of fewer than four', async () => {
  const own = newComparison(new Date());
  const baskets = [[1, 2, 3].map(item), [1, 2, 3, 4].map(item)];
  expect(baskets.map((basket) => canAddProduct({ ...own, basket }))).toEqual([true, false]);
  fakeServices(answersWith([product(1), product(2)]));
  open(shared([1, 2]));
  await table();
  expect(screen.queryByRole('button', ADD)).toBeNull();
});
