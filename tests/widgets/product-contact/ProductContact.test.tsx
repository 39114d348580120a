import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductContact } from '../../../widgets/product-contact/ProductContact.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices, services } from '../../support/services/fake-services.ts';

it('loads the product and offers to ask about it', async () => {
  fakeServices({
    'GET /api/v1/pigment/p-1': {
      json: { id: 'p-1', uid: 'pigments::p-1', product_name: 'Oxidra Red', industries: ['coatings'] },
    },
    'POST /api/v1/manifest/search': { json: [] },
  });
  renderIsland(<ProductContact productId="p-1" />, { services });
  const button = await screen.findByRole('button', { name: 'Send an enquiry' });
  expect(button.dataset.ceProps).toContain('Oxidra Red');
});
