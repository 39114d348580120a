import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ProductDescription } from '../../../widgets/product-description/ProductDescription.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import type { Answer } from '../../support/services/answers.ts';
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

it('says that the uses could not be loaded, beside what is known', async () => {
  const answers: Record<string, Answer> = {
    'GET /api/v1/pigment/p-1': {
      json: {
        ...{ id: 'p-1', uid: 'pigments::p-1', product_name: 'Oxidra Red', industries: ['coatings'] },
        ...{ brand_description: 'A line of trial grades.', applications: ['enamel'] },
      },
    },
    'POST /api/v1/manifest/search': 'no connection',
  };
  fakeServices(answers);
  renderIsland(<ProductDescription productId="p-1" />, { services });
  await screen.findByText('The uses could not be loaded.', { exact: false });
  screen.getByText('A line of trial grades.');
  answers['POST /api/v1/manifest/search'] = { json: [] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/The uses could not be loaded/)).toBeNull());
});
