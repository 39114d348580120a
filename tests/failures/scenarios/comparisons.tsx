import { screen } from '@testing-library/react';
import { COMPARISON_COOKIE, formatStored } from '../../../src/comparison/rules/content/stored-comparison.ts';
import { BasketBar } from '../../../widgets/basket-bar/BasketBar.tsx';
import { ComparePage } from '../../../widgets/compare-page/ComparePage.tsx';
import { answersWith, product as compared, item } from '../../src/comparison/parts/fake-products.ts';
import { nothing, pdf } from '../../support/services/answers.ts';

import { notifies, press, type } from '../hands.ts';
import type { Scenario } from '../scenario.ts';
import { COUNTRY, profile } from './profile-page.tsx';

const LIST = '/api/v1/product-comparison';
const saved = { id: 'c-1', shareId: 's-1', title: 'Reds', industry: 'coatings', basket: [item(1), item(2)] };
function haveComparison(more: object = {}) {
  const comparison = {
    title: 'Reds',
    industry: 'coatings',
    basket: [item(1), item(2)],
    kind: 'own' as const,
    ...more,
  };
  document.cookie = `${COMPARISON_COOKIE}=${encodeURIComponent(formatStored({ comparison, isUnsent: false }))};path=/`;
}
const compare = {
  answers: {
    ...answersWith([compared(1), compared(2)]),
    [`POST ${LIST}`]: { json: saved },
    [`PUT ${LIST}/c-1`]: { json: saved },
    [`DELETE ${LIST}/c-1`]: nothing,
    'POST /api/v1/user/me/download-token': { json: { token: 'once' } },
    'GET /util/download/comparison': pdf({ 'content-disposition': 'attachment; filename="Reds.pdf"' }),
  },
  element: <ComparePage productPage="/product/{id}" productsPage="/products" />,
  address: '/compare',
  kept: 'Reds',
};
const savedList = {
  ...profile,
  address: '/profile#/product-comparisons',
  answers: {
    ...COUNTRY,
    [`GET ${LIST}`]: { json: [saved] },
    [`GET ${LIST}/c-1`]: { json: saved },
    [`DELETE ${LIST}/c-1`]: nothing,
  },
};

/** Calls of comparisons. */
export const comparisonScenarios: Scenario[] = [
  {
    makes: 'listComparisons',
    call: `GET ${LIST}`,
    ...savedList,
    told: 'read',
    works: () => screen.findAllByText('Reds'),
    malformed: [{ id: {} }],
  },
  {
    makes: 'readComparison',
    call: `GET ${LIST}/c-1`,
    ...savedList,
    answers: { ...savedList.answers, [`PUT ${LIST}/c-1`]: { json: { ...saved, title: 'Warm reds' } } },
    told: 'send',
    kept: 'Warm reds',
    fill: async (opened) => {
      await press('Rename Reds')(opened);
      await type(opened, /^Name/, 'Warm reds');
    },
    act: press('Save changes'),
    works: notifies(/now called “Warm reds”/),
    // It is gone: told, and taken off the list.
    own: { '404 of the contract': null },
    helps: { '403': 'again' },
  },
  {
    makes: 'deleteComparison',
    call: `DELETE ${LIST}/c-1`,
    ...savedList,
    told: 'send',
    kept: 'Reds',
    fill: async (opened) => {
      await press(/^More actions/)(opened);
      await press(/^Delete/)(opened);
    },
    act: press(/^Delete/),
    works: notifies(/deleted/i),
    own: { '404 of the contract': null },
    helps: { '403': 'again' },
  },
  {
    makes: 'createComparison',
    call: `POST ${LIST}`,
    ...compare,
    before: () => haveComparison(),
    told: 'notice',
    act: press('Save'),
    works: () => screen.findAllByText('Saved'),
  },
  {
    makes: 'updateComparison',
    call: `PUT ${LIST}/c-1`,
    ...compare,
    before: () => haveComparison({ id: 'c-1', version: 'v1' }),
    told: 'status',
    act: async (opened) => {
      await press('Change the title')(opened);
      await type(opened, /Title of the comparison/, 'Warm reds');
      await opened.hand.keyboard('{Enter}');
    },
    kept: 'Warm reds',
    works: () => screen.findByText('Saved', undefined, { timeout: 3000 }),
    own: {
      '403': /could not be saved/,
      '404 of the contract': null,
      '404 of somebody else': /could not be saved/,
      '429 with Retry-After': /could not be saved/,
      '500': /could not be saved/,
      HTML: /could not be saved/,
      offline: /We cannot reach the server/,
    },
    helps: { '403': 'Try again' },
  },
  {
    makes: 'readProducts',
    call: 'GET /api/v1/product-comparison/productsByUids',
    ...compare,
    before: () => haveComparison(),
    told: 'read',
    works: () => screen.findByRole('table', { name: /^Comparison of/ }),
    malformed: [{ id: 7 }],
  },
  {
    makes: 'readProductColors',
    call: 'GET /api/v1/product-comparison/productsByUids',
    answers: compare.answers,
    element: <BasketBar enabled open={false} hintMonths={18} />,
    before: () => haveComparison(),
    told: 'nowhere',
    kept: 'Pigment 1, Pigment 2',
    because: 'The names of the products are there; their colours are no more than an aid beside them.',
    works: () => screen.findByRole('button', { name: /2 of 4 products/ }),
    malformed: [{ id: 7 }],
  },
  ...['POST /api/v1/user/me/download-token', 'GET /util/download/comparison'].map(
    (call): Scenario => ({
      makes: call.startsWith('POST') ? 'issueDownloadToken' : 'downloadGeneratedFile',
      call,
      ...compare,
      before: () => haveComparison(),
      told: 'send',
      fill: () => screen.findByRole('table', { name: /^Comparison of/ }),
      act: press('Export as PDF'),
      works: () => screen.findByText(/Reds\.pdf/),
      helps: { '403': null, '404 of the contract': null },
    }),
  ),
];
