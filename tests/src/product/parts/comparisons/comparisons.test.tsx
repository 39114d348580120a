import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComparisonsSection } from '../../../../../src/product/parts/comparisons/ComparisonsSection.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';
import { fakePigment } from '../../state/fake-pigment.ts';

const comparison = (id: string, industry: string, content: string) => ({
  ...{ id, industry, content },
  title: `Reds for ${industry}`,
  components: [
    { uid: 'pigments::p-0147', productName: 'Rubelis Red 3240' },
    { uid: 'pigments::p-0200', productName: 'Oxidra Red', link: '/editors/oxidra' },
    { uid: 'pigments::p-0300', productName: 'Elsewhere', link: 'https://evil.example/' },
  ],
});
const product = fakePigment({
  advancedComparisons: [
    comparison(
      'ac-1',
      'coatings',
      '<p>All were <strong>drawn down</strong>.</p><img src=x onerror=alert(1)>',
    ),
    comparison('ac-2', 'plastics', '<p>Moulded.</p>'),
  ],
});

const show = (shown = product, comparePage?: string) =>
  renderIsland(<ComparisonsSection product={shown} isBusy={false} productPage="/product/{id}" />, {
    links: comparePage ? { comparePage } : {},
  });

it('shows what editors say in the industry, sanitised, with links to the products (row 177)', async () => {
  show(product, '/compare?from=product');
  screen.getByRole('heading', { level: 3, name: 'Reds for coatings' });
  expect(screen.queryByText('Reds for plastics')).toBeNull();
  const strong = await screen.findByText('drawn down');
  expect(strong.tagName).toBe('STRONG');
  expect(document.querySelector('[onerror]')).toBeNull();
  const products = screen.getByRole('navigation', { name: 'Products in this comparison' });
  const addresses = within(products)
    .getAllByRole('link')
    .map((link) => new URL((link as HTMLAnchorElement).href).pathname);
  expect(addresses).toEqual(['/product/p-0147', '/editors/oxidra', '/product/p-0300']);
  const all = screen.getByRole<HTMLAnchorElement>('link', { name: 'Compare these 3' });
  expect(new URL(all.href).search).toBe('?from=product&advanced=ac-1');
});

it('offers no comparison without a page for it, and shows all where no industry is chosen', () => {
  show(fakePigment({ ...product, industry: null }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull();
});

it('renders nothing where the product has no comparisons', () => {
  expect(show(fakePigment()).container.textContent).toBe('');
});
