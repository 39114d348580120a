import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { answersWith, product } from '../fake-products.ts';
import { open, shared, table } from '../open-page.tsx';

test('each column opens the safety data sheet and the sample request of its product', async () => {
  const withSheet = product(1, { assets: [{ type: 'virtual_msds' }] });
  fakeServices(answersWith([withSheet, product(2, { isActive: false })]));
  const { bus } = open(shared([1, 2]));
  const opened = vi.fn();
  bus.on('overlay:open', opened);
  await table();
  fireEvent.click(screen.getByRole('button', { name: 'SDS of Pigment 1' }));
  const props = {
    prd: '200001',
    productId: 'p-1',
    productName: 'Pigment 1',
    industry: 'coatings',
  };
  expect(opened).toHaveBeenLastCalledWith({ name: 'safety-sheet', props });
  fireEvent.click(screen.getByRole('button', { name: 'Sample of Pigment 1' }));
  expect(opened).toHaveBeenLastCalledWith({ name: 'sample-request', props });
  expect(screen.queryByRole('button', { name: 'SDS of Pigment 2' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sample of Pigment 2' })).toBeNull();
});
