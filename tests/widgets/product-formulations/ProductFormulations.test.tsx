import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { ProductFormulations } from '../../../widgets/product-formulations/ProductFormulations.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices, services } from '../../support/services/fake-services.ts';

it('loads the product and then its formulations', async () => {
  fakeServices({
    'GET /api/v1/pigment/p-1': {
      json: { id: 'p-1', uid: 'pigments::p-1', product_name: 'Oxidra Red', industries: ['coatings'] },
    },
    'GET /api/v1/formulation/by-ingredient/p-1': { json: [{ id: 'f-1', title: 'Primer' }] },
  });
  const user = { userId: 'u-1', email: 'a@example.com', canViewFormulations: true };
  renderIsland(<ProductFormulations productId="p-1" />, { services, user });
  await screen.findByText('Primer');
});
