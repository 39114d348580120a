import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { ProductGrades } from '../../../widgets/product-grades/ProductGrades.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices, services } from '../../support/services/fake-services.ts';

const product = (id: string, form: string) => ({
  ...{ id, uid: `pigments::${id}`, prd: id, product_name: `Yellow ${id}`, industries: ['coatings'], form },
});
const [powder, dispersion] = [product('p-1', 'Powder'), product('p-2', 'Dispersion')];

test('loads the product and shows its grades', async () => {
  fakeServices({
    'GET /api/v1/pigment/p-1': {
      json: { ...powder, grades: [{ uid: powder.uid }, { uid: dispersion.uid, grade: 'low dust' }] },
    },
    'POST /api/v1/manifest/search': {
      json: [{ code: 'form', title: 'Form', informationType: 'product_detail' }],
    },
    'GET /api/v1/product-comparison/productsByUids': { json: [powder, dispersion] },
  });
  renderIsland(<ProductGrades productId="p-1" industry="coatings" productPage="/product/{id}" />, {
    services,
  });
  await screen.findByRole('table', { name: 'Grades of Yellow p-1: what differs' });
  screen.getByRole('link', { name: 'Yellow p-2' });
});
