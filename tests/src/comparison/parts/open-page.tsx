import { screen, within } from '@testing-library/react';
import {
  COMPARISON_COOKIE,
  formatStored,
} from '../../../../src/comparison/rules/content/stored-comparison.ts';
import type { RawPayload } from '../../../../src/payload/schema.ts';
import { ComparePage } from '../../../../widgets/compare-page/ComparePage.tsx';
import { renderIsland } from '../../../support/render-island.tsx';
import { services } from '../../../support/services/fake-services.ts';
import { item } from './fake-products.ts';

const industries = [{ code: 'coatings', title: 'Coatings' }];
/** Someone who is signed in. */
export const user = { userId: 'u-1', email: 'rita@example.com', token: 'bearer' };

/** Puts a comparison of these products into the browser. */
export function haveOwn(numbers: number[], more: object = {}) {
  const text = formatStored({
    comparison: { title: 'Reds', industry: 'coatings', basket: numbers.map(item), kind: 'own', ...more },
    isUnsent: false,
  });
  document.cookie = `${COMPARISON_COOKIE}=${encodeURIComponent(text)};path=/`;
}

/** Opens the page. */
export function open(payload: RawPayload = {}) {
  return renderIsland(<ComparePage productPage="/product/{id}" productsPage="/products" />, {
    services,
    industries,
    links: { comparePage: '/compare' },
    ...payload,
  });
}

/** The payload of a page that shows somebody's comparison of these products. */
export const shared = (numbers: number[], more: object = {}) => ({
  sharedComparison: {
    shareId: 's-1',
    title: 'Shared reds',
    industry: 'coatings',
    basket: numbers.map(item),
    ...more,
  },
});
export const table = () => screen.findByRole('table', { name: /^Comparison of/ });
/** Titles of the table's rows. */
export const rowNames = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
