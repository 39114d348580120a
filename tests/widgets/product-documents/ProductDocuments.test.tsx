import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProductDocuments } from '../../../widgets/product-documents/ProductDocuments.tsx';
import { manifest, toldDocument } from '../../src/product/parts/documents/show-documents.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices, services } from '../../support/services/fake-services.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('loads the product and lists its documents; #documents leads to their heading', async () => {
  history.replaceState(null, '', '/page#documents');
  Element.prototype.scrollIntoView = () => {};
  fakeServices({
    'GET /api/v1/pigment/p-0147': {
      json: {
        ...{ id: 'p-0147', uid: 'pigments::p-0147', product_name: 'Rubelis Red 3240' },
        ...{ isActive: true, industries: ['coatings'], assets: [toldDocument('a-1')] },
      },
    },
    'POST /api/v1/manifest/search': { json: manifest },
  });
  renderIsland(<ProductDocuments productId="p-0147" categories={[]} />, { services });
  const heading = await screen.findByRole('heading', { name: 'Documents' });
  await waitFor(() => expect(window.document.activeElement).toBe(heading));
  screen.getByRole('link', { name: 'Technical data sheet' });
});
