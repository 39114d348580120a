import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductActionsIsland } from '../../../widgets/product-actions/ProductActionsIsland.tsx';
import { toldDocument } from '../../src/product/parts/documents/show-documents.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices, services } from '../../support/services/fake-services.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('opens the safety data sheet by a link to #sds, on a page without the whole product', async () => {
  history.replaceState(null, '', '#sds');
  const assets = [toldDocument('a-1', { type: 'virtual_msds' })];
  fakeServices({
    'GET /api/v1/pigment/p-1': {
      json: {
        ...{ id: 'p-1', uid: 'pigments::p-1', prd: '469714', product_name: 'Oxidra Red' },
        ...{ industries: ['coatings'], assets },
      },
    },
  });
  const { bus } = renderIsland(<ProductActionsIsland productId="p-1" />, { services });
  const heard = vi.fn();
  bus.on('overlay:open', heard);
  await screen.findByRole('button', { name: 'Safety data sheet' });
  // A change of the hash in an earlier test may be reported late.
  await waitFor(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.lastCall?.[0]).toMatchObject({ name: 'safety-sheet', props: { prd: '469714' } });
});
