import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProductFields } from '../../../widgets/product-fields/ProductFields.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices, services } from '../../support/services/fake-services.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('loads the product and shows its fields of one kind; its address leads to its heading', async () => {
  history.replaceState(null, '', '/page#technical_info');
  Element.prototype.scrollIntoView = () => {};
  fakeServices({
    'GET /api/v1/pigment/p-0147': {
      json: {
        ...{ id: 'p-0147', uid: 'pigments::p-0147', product_name: 'Rubelis Red 3240' },
        ...{ isActive: true, industries: ['coatings'], density: 1.5 },
      },
    },
    'POST /api/v1/manifest/search': {
      json: [{ code: 'density', title: 'Density', informationType: 'technical_info', unit: 'g/cm³' }],
    },
  });
  renderIsland(<ProductFields productId="p-0147" type="technical_info" />, { services });
  const heading = await screen.findByRole('heading', { name: 'Technical information' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await screen.findByText('1.5 g/cm³');
});
