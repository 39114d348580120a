import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { ProductDescription } from '../../../widgets/product-description/ProductDescription.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices, services } from '../../support/services/fake-services.ts';

it('loads the product and shows what it is for in its industry (rows 158 and 159)', async () => {
  fakeServices({
    'GET /api/v1/pigment/p-1': {
      json: {
        ...{ id: 'p-1', uid: 'pigments::p-1', product_name: 'Oxidra Red', industries: ['coatings'] },
        brand_description: 'A line of trial grades.',
        product_description_long: 'For all.',
        coatings: { product_industry_description: 'For enamels.' },
      },
    },
    'POST /api/v1/manifest/search': { json: [] },
  });
  const industries = [{ code: 'coatings', title: 'Coatings' }];
  renderIsland(<ProductDescription productId="p-1" />, { services, industries });
  await screen.findByRole('heading', { name: 'Use in coatings' });
  await screen.findByText('For enamels.');
  await screen.findByText('A line of trial grades.');
});
