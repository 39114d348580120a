import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { HitTrail } from '../../../src/listing/rules/hit-trail.ts';
import { keepHitTrail } from '../../../src/listing/state/history/hit-trail.ts';
import { takeReturn } from '../../../src/listing/state/kept-return.ts';
import { HitNavigation } from '../../../widgets/hit-navigation/HitNavigation.tsx';
import { renderIsland } from '../../support/render-island.tsx';

const hit = (at: number, industries = ['coatings', 'plastics']) => ({
  ...{ id: `p-${at}`, prd: `00${at}`, name: `Pigment ${at}`, industries },
});
const trail: HitTrail = {
  ...{ href: '/products?c=red', key: '', productPage: '/product/{id}', total: 2212, first: 5, opened: 'p-2' },
  hits: [hit(1), hit(2), hit(3, ['printing'])],
  position: { count: 24, anchor: 'p-1', offset: 4 },
};

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const back = () => screen.getByRole('link', { name: /^Back to results/ });
const show = (productId: string, kept: Partial<HitTrail> = {}, payload = {}) => {
  keepHitTrail({ ...trail, ...kept });
  return renderIsland(<HitNavigation productId={productId} />, payload);
};

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/product/p-2?i=plastics');
});

it('leads to the hits before and after, for the industry of the page, and back to all', () => {
  show('p-2');
  expect(links()).toEqual([
    ['Back to results, 7 of 2,212', '/products?c=red'],
    ['Previous', '/product/p-1?i=plastics'],
    ['Next', '/product/p-3?i=printing'],
  ]);
  expect(screen.getByRole('navigation', { name: 'Results of the search' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Previous: Pigment 1' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Next: Pigment 3' })).toBeDefined();
});

it('names the catalogue that the visitor comes from', () => {
  show('p-2', { name: 'Effects 2026', href: '/catalogs?id=c-1', total: 24 });
  const nav = screen.getByRole('navigation', { name: 'Products of Effects 2026' });
  const link = within(nav).getByRole('link', { name: 'Back to Effects 2026, 7 of 24' });
  expect(link.getAttribute('href')).toBe('/catalogs?id=c-1');
});

it('leaves out what is before the first and after the last hit that is known', () => {
  show('p-1');
  expect(screen.queryByRole('link', { name: /^Previous/ })).toBeNull();
  show('p-3');
  expect(screen.getAllByRole('link', { name: /^Next/ })).toHaveLength(1);
});

it('follows the industry that the product is shown for', () => {
  const { bus } = show('p-2');
  act(() => void bus.emit('product:shown', { id: 'p-2', prd: '002', industry: 'coatings' }));
  expect(links()[1]?.[1]).toBe('/product/p-1?i=coatings');
});

it.each([
  ['no listing was left', () => sessionStorage.clear(), 'p-2'],
  ['the product is none of the hits', () => {}, 'p-9'],
])('shows no links to other hits where %s', (_, before, productId) => {
  keepHitTrail(trail);
  before();
  renderIsland(<HitNavigation productId={productId} />);
  expect(links()).toEqual([]);
});

it('shows hits to who has seen them alone', () => {
  show('p-2', { user: 'u-1' });
  expect(links()).toEqual([]);
});

it('shows hits to the user who has seen them', () => {
  show(
    'p-2',
    { user: 'u-1' },
    { user: { userId: 'u-1', email: 'a@b.example', firstName: 'A', lastName: 'B' } },
  );
  expect(links()).toHaveLength(3);
});

it('lets the listing stand as it stood, for the hit that was opened', () => {
  show('p-2');
  fireEvent.click(back());
  history.replaceState(null, '', '/products?c=red');
  expect(takeReturn('')).toEqual({ ...trail.position, focus: 'p-2' });
});

it('lets the listing stand at another hit', () => {
  show('p-3');
  fireEvent.click(back());
  history.replaceState(null, '', '/products?c=red');
  expect(takeReturn('')).toMatchObject({ anchor: 'p-3', index: 7, count: 24 });
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('keeps nothing for another tab: %s', (key) => {
  show('p-2');
  fireEvent.click(back(), { [key]: true });
  expect(sessionStorage.getItem('ce-listingReturn')).toBeNull();
});
