import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useProduct } from '../../../../src/product/state/useProduct.ts';
import { signOut } from '../../../../src/store/session/session.ts';
import { renderIsland } from '../../../support/render-island.tsx';
import { fakeServices, services } from '../../../support/services/fake-services.ts';

const answer = {
  id: 'p-0147',
  uid: 'pigments::p-0147',
  prd: '469714',
  product_name: 'Rubelis Red 3240',
  industries: ['coatings', 'plastics'],
  coatings: { recommendation: 'recommended' },
};

function Part({ name }: { name: string }) {
  const { product, status } = useProduct({ productId: 'p-0147', industry: 'coatings' });
  return (
    <p>
      {name}: {status} {product?.product_name} {String(product?.fields.recommendation)}
    </p>
  );
}

it('gives all parts of a page one product by one call, and tells the page of it', async () => {
  const sent = fakeServices({ 'GET /api/v1/pigment/p-0147': { json: answer } });
  const { bus } = renderIsland(
    <>
      <Part name="one" />
      <Part name="other" />
    </>,
    { services },
  );
  await screen.findByText('one: ready Rubelis Red 3240 recommended');
  screen.getByText('other: ready Rubelis Red 3240 recommended');
  expect(sent.map(({ url }) => url)).toEqual([`${services.search}/api/v1/pigment/p-0147?i=coatings`]);
  const heard = vi.fn();
  bus.on('product:shown', heard, { replay: true });
  expect(heard).toHaveBeenCalledWith({ id: 'p-0147', prd: '469714', industry: 'coatings' });
});

it('takes the fields from the screen as the user signs out', async () => {
  const answers: Parameters<typeof fakeServices>[0] = { 'GET /api/v1/pigment/p-0147': { json: answer } };
  fakeServices(answers);
  const user = { userId: 'u-1', email: 'a@example.com', token: 't' };
  const { store } = renderIsland(<Part name="one" />, { services, user });
  await screen.findByText('one: ready Rubelis Red 3240 recommended');
  answers['GET /api/v1/pigment/p-0147'] = { json: {}, status: 404 };
  act(() => signOut(store));
  screen.getByText('one: refreshing Rubelis Red 3240 undefined');
  await screen.findByText('one: failed undefined');
});
