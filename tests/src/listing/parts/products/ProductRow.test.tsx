import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductHit } from '../../../../../src/domain/search/search-hit.ts';
import type { HitsView } from '../../../../../src/listing/parts/items/hits-view.ts';
import { ProductRow } from '../../../../../src/listing/parts/products/ProductRow.tsx';
import { showInListing } from '../../../../support/show-in-listing.tsx';
import { hitsView, product } from '../items/fake-listing.ts';

function renderRow(more: Partial<ProductHit> = {}, view: Partial<HitsView> = {}) {
  const shared = hitsView(view);
  const island = showInListing(<ProductRow hit={product(1, more)} index={6} view={shared} />);
  return { ...island, view: shared };
}

test('a row says what decides between products', () => {
  const { container } = renderRow();
  expect(screen.getByRole('heading', { level: 3, name: 'Rubelis Red 1' })).toBeDefined();
  expect(screen.getByText('C.I. Pigment Red 122 · Quinacridone')).toBeDefined();
  expect(screen.getByText('Transparent, powder')).toBeDefined();
  const figures = [...container.querySelectorAll('.ce-hit__figure')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['Light 8', 'Weather 5', 'Heat 290 °C']);
});

test('masstone and tint are those measured, side by side', () => {
  const { container } = renderRow();
  const fills = [...container.querySelectorAll('rect')].map((rect) => [
    rect.getAttribute('fill'),
    rect.getAttribute('x'),
  ]);
  expect(fills).toEqual([
    ['#653237', '0'],
    ['#dc87a3', '30'],
  ]);
});

test('no tint is made up where none was measured', () => {
  const { container } = renderRow({ tint: undefined });
  expect([...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('width'))).toEqual(['30']);
});

test('an effect pigment shows a band for each of five angles', () => {
  const angles = ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666'];
  const { container } = renderRow({ masstone: undefined, tint: undefined, angles });
  expect([...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'))).toEqual(
    angles.slice(0, 5),
  );
});

test('a product that was not measured says so', () => {
  const { container } = renderRow({ masstone: undefined, tint: undefined });
  expect(screen.getByText('Not measured')).toBeDefined();
  expect(container.querySelector('rect')).toBeNull();
});

test('figures that are not stated are a dash with its word', () => {
  renderRow({ light_fastness: undefined, weather_fastness: undefined, heat_stability: undefined });
  expect(screen.getAllByText('not stated')).toHaveLength(3);
  expect(screen.queryByText('°C', { exact: false })).toBeNull();
});

test.each([
  [
    'the chosen industry is left out, the rarest come first',
    ['coatings'],
    'Also Textile & leather, Construction and 1 more',
  ],
  ['all are named without a choice', [], 'For Textile & leather, Construction and 2 more'],
])('names the industries of a product: %s', (_, industries, words) => {
  renderRow({}, { industries, industryCounts: { coatings: 9, plastics: 8, construction: 3, textile: 1 } });
  expect(screen.getByText(words)).toBeDefined();
});

test('one and two industries read like words', () => {
  renderRow({ industries: ['coatings', 'plastics'] }, { industries: ['coatings'] });
  expect(screen.getByText('Also Plastics')).toBeDefined();
  renderRow({ industries: ['coatings', 'plastics'] });
  expect(screen.getByText('For Coatings and Plastics')).toBeDefined();
});

test('inactive and internal products are marked in words', () => {
  renderRow({ isActive: false, isInternal: true });
  expect(screen.getByText('Inactive')).toBeDefined();
  expect(screen.getByText('Internal')).toBeDefined();
});

test.each([
  ['for the one chosen industry', ['plastics'], '/product/p-1?i=plastics'],
  [
    'for the first of the product where several are chosen',
    ['plastics', 'textile'],
    '/product/p-1?i=coatings',
  ],
  ['for the first of the product where none is chosen', [], '/product/p-1?i=coatings'],
])('the link opens the product %s', (_, industries, href) => {
  renderRow({}, { industries });
  expect(screen.getByRole('link', { name: 'Rubelis Red 1' }).getAttribute('href')).toBe(href);
});

test('following the link is told by click and by middle button, not by the right one', () => {
  const { view } = renderRow();
  const link = screen.getByRole('link', { name: 'Rubelis Red 1' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(view.onOpen).toHaveBeenCalledTimes(2);
  expect(view.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'p-1' }), 6);
});
