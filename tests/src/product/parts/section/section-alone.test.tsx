import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sectionAlone } from '../../../../../src/product/parts/section/section-alone.tsx';
import { productOf } from '../../../../../src/product/state/product-of.ts';
import type { ProductQuery } from '../../../../../src/product/state/useProduct.ts';
import type { Pigment } from '../../../../../src/services/pigment.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';

interface ProbeProps {
  product: Pigment;
  isBusy: boolean;
  kind: string;
}

function Probe({ product, isBusy, ...own }: ProbeProps) {
  return (
    <p>
      {product.product_name}, {isBusy ? 'busy' : 'shown'}, {JSON.stringify(own)}
    </p>
  );
}

const Alone = sectionAlone<ProductQuery & { kind: string }>(Probe);
const given = (industry: string) => ({
  ...{ id: 'p-1', uid: 'pigments::p-1', product_name: 'Oxidra Red', industry },
  industries: ['coatings', 'plastics'],
});

it('gives its section the product in place of id and industry, and the island’s other props', async () => {
  const sent = fakeServices({ 'GET /api/v1/pigment/p-1': { json: given('plastics') } });
  renderIsland(<Alone productId="p-1" industry="plastics" kind="internal" />, { services });
  expect(await screen.findByText('Oxidra Red, shown, {"kind":"internal"}')).toBeDefined();
  expect(sent.map(({ url }) => new URL(url).searchParams.get('i'))).toEqual(['plastics']);
});

it('keeps its section, and calls it busy, while another island loads the product for another industry', async () => {
  const answers = { 'GET /api/v1/pigment/p-1': { json: given('coatings') } };
  fakeServices(answers);
  const page = renderIsland(<Alone productId="p-1" industry="coatings" kind="all" />, { services });
  await screen.findByText(/shown/);
  act(() => productOf(page, 'p-1').choose('plastics'));
  expect(screen.getByText(/Oxidra Red, busy/)).toBeDefined();
  expect(await screen.findByText(/Oxidra Red, shown/)).toBeDefined();
});
