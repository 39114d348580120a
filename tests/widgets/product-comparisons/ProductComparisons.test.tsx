import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { ProductComparisons } from '../../../widgets/product-comparisons/ProductComparisons.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices, services } from '../../support/services/fake-services.ts';

it('loads the product with what editors say of it', async () => {
  fakeServices({
    'GET /api/v1/pigment/p-1': {
      json: {
        ...{ id: 'p-1', uid: 'pigments::p-1', product_name: 'Oxidra Red', industries: ['coatings'] },
        advancedComparisons: [{ id: 'ac-1', title: 'Reds for coatings', industry: 'coatings' }],
      },
    },
  });
  renderIsland(<ProductComparisons productId="p-1" productPage="/product/{id}" />, { services });
  await screen.findByRole('heading', { level: 3, name: 'Reds for coatings' });
});
