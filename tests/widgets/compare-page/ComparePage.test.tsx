import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { comparisonOf } from '../../../src/comparison/state/comparison-of.ts';
import { answersWith, product } from '../../src/comparison/parts/fake-products.ts';
import { haveOwn, open, shared, table } from '../../src/comparison/parts/open-page.tsx';
import { fakeServices } from '../../support/services/fake-services.ts';

test('without any, what to do', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Choose pigments' }).getAttribute('href')).toBe('/products');
});

test('of one product: a hint, and nothing to export or share', async () => {
  haveOwn([1]);
  fakeServices(answersWith([product(1)]));
  open();
  await table();
  expect(screen.getByText('Add at least one more product to compare.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Export as PDF' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('a shared one is only to be looked at; a copy is one’s own (row 132)', async () => {
  fakeServices(answersWith([product(1), product(2)]));
  const { store, bus } = open(shared([1, 2]));
  await table();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change the title' })).toBeNull();
  const isOnPage = () => comparisonOf(store, bus).state.getState().isOnPage;
  expect(isOnPage()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Make a copy' }));
  await screen.findByRole('button', { name: 'Change the title' });
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shared reds' })),
  );
  const news = screen.getAllByText('This comparison is now yours. Save it to keep it.');
  expect(news.map((element) => element.getAttribute('role'))).toEqual([null, 'status']);
  const { comparison } = comparisonOf(store, bus).state.getState();
  expect(comparison).toMatchObject({ title: 'Shared reds', kind: 'own' });
  expect([comparison.id, comparison.shareId]).toEqual([undefined, undefined]);
  expect(location.pathname).toBe('/compare');
  expect(isOnPage()).toBe(true);
});

test('one’s own behind a link of one’s own can be changed', async () => {
  haveOwn([1, 2]);
  fakeServices(answersWith([product(1), product(2)]));
  const { store, bus, unmount } = open(shared([1, 2], { shareId: undefined, title: '' }));
  expect(await screen.findByRole('heading', { name: 'Reds' })).toBeDefined();
  expect(screen.queryByText(/shared this comparison/)).toBeNull();
  const isOnPage = () => comparisonOf(store, bus).state.getState().isOnPage;
  expect(isOnPage()).toBe(true);
  unmount();
  expect(isOnPage()).toBe(false);
});

test('the editors’ one has their words, sanitised, and links of this origin only (row 177)', async () => {
  fakeServices(answersWith([product(1), product(2)]));
  const components = [1, 2].map((number) => ({
    uid: `pigments::p-${number}`,
    productName: `Pigment ${number}`,
    link: number === 1 ? '/product/p-1?i=coatings' : 'https://evil.example/',
  }));
  open({
    advancedComparison: {
      ...{ id: 'ac-1', title: 'Reds of ours', industry: 'coatings', components },
      content: '<p>The <strong>first</strong> hides best.<img src=x onerror=alert(1)></p>',
    },
  });
  expect(await screen.findByRole('heading', { name: 'Reds of ours' })).toBeDefined();
  expect((await screen.findByText('first')).tagName).toBe('STRONG');
  expect(document.querySelector('img[onerror]')).toBeNull();
  const links = within(screen.getByRole('navigation', { name: 'Products in this comparison' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)).toEqual([
    '/product/p-1',
    '/product/p-2',
  ]);
  expect(links.every((link) => !(link as HTMLAnchorElement).href.includes('evil'))).toBe(true);
});
