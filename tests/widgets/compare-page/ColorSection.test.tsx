import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServices } from '../../support/fake-services.ts';
import { answersWith, product } from './fake-products.ts';
import { open, shared, table } from './open-page.tsx';

test('points of the a*/b* plane say their values, and the figures stand beside them', async () => {
  fakeServices(answersWith([product(1), product(2)]));
  open(shared([1, 2]));
  await table();
  expect(await screen.findByRole('img', { name: 'Pigment 2: a* 20.0, b* 20.0' })).toBeDefined();
  const figures = screen.getByRole('table', { name: /Alkyd melamine, Masstone/ });
  const cells = within(within(figures).getByRole('row', { name: /Pigment 2/ })).getAllByRole('cell');
  // L*, a*, b*, C*, h and the difference to the first product.
  expect(cells.map((cell) => cell.textContent)).toEqual(['52.0', '20.0', '20.0', '28.3', '45.0', '10.0']);
});

test('a product without a colour is drawn in grey (row 183)', async () => {
  fakeServices(answersWith([product(1), product(2, { color_values: null })]));
  open(shared([1, 2]));
  const fill = async (name: string) =>
    (await screen.findByRole('img', { name })).querySelector('[style]')?.getAttribute('style');
  expect(await fill('Pigment 1: a* 10.0, b* 20.0')).toContain('--ce-_color: rgb(200 30 10)');
  expect(await fill('Pigment 2: a* 20.0, b* 20.0')).toContain('--ce-_color: rgb(128 128 128)');
});

test('without measured values nothing is drawn', async () => {
  const bare = { technicalProperties: [] };
  fakeServices(answersWith([product(1, bare), product(2, bare)]));
  open(shared([1, 2]));
  expect(await screen.findByText('No a* and b* values were measured for these products.')).toBeDefined();
});
