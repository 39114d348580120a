import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect } from 'vitest';
import { SavedSearches } from '../../../widgets/saved-searches/SavedSearches.tsx';
import { type SearchListingProps, searchListing } from '../../../widgets/search-listing/island.ts';
import { SearchListing } from '../../../widgets/search-listing/SearchListing.tsx';
import { nothing } from '../../support/services/answers.ts';
import { notifies, press, type } from '../hands.ts';
import { PAGE, type Scenario } from '../scenario.ts';

const PATH = '/api/v1/saved-search';
const saved = {
  ...{ id: 's-1', name: 'Reds', address: '/products?c=red', list: 'search' },
  ...{ filters: 'c=red&type=pigments', total: 46, newHits: 3 },
};
const list = {
  answers: {
    [`GET ${PATH}`]: { json: [saved] },
    [`DELETE ${PATH}/s-1`]: nothing,
  },
  element: <SavedSearches title="Saved searches" />,
  address: '/saved-searches',
};
const hit = { id: 'p-1', product_name: 'Pigment 1', industries: ['coatings'] };

const narrowed = {
  answers: {
    'POST /api/v1/manifest/search': { json: [] },
    'POST /api/v1/document/search': { json: { total: 1, hits: [hit], aggregations: {} } },
    'GET /api/v1/product-sheet/favorite/': { json: [] },
    [`GET ${PATH}`]: { json: [] },
    [`POST ${PATH}`]: { json: { ...saved, name: 'Warm reds' } },
  },
  element: <SearchListing {...(v.parse(searchListing.props, {}) as SearchListingProps)} />,
  address: '/products?c=red',
  payload: { links: { ...PAGE.links, savedSearches: '/saved-searches' } },
};

/** Calls of saved searches. */
export const searchScenarios: Scenario[] = [
  {
    makes: 'readSavedSearches',
    call: `GET ${PATH}`,
    ...list,
    told: 'read',
    works: () => screen.findByRole('link', { name: 'Reds' }),
    malformed: [{ id: 7 }],
  },
  {
    makes: 'saveSearch',
    call: `POST ${PATH}`,
    ...narrowed,
    told: 'send',
    kept: 'Warm reds',
    fill: async (opened) => {
      await press('Save search')(opened);
      await type(opened, /^Name\W*$/, 'Warm reds');
    },
    act: press('Save'),
    works: notifies(/Saved: Warm reds/),
    helps: { '403': 'again', '404 of the contract': 'again' },
  },
  {
    makes: 'confirmSavedSearch',
    call: `PUT ${PATH}/s-1/seen`,
    ...narrowed,
    answers: {
      ...narrowed.answers,
      [`GET ${PATH}`]: { json: [saved] },
      [`PUT ${PATH}/s-1/seen`]: { json: { newHits: [] } },
    },
    address: '/products?c=red&saved-search=s-1',
    told: 'nowhere',
    because: 'The search opens all the same; its hits are counted as new once more.',
    works: ({ sent }) =>
      waitFor(() => expect(sent.map(({ call }) => call)).toContain(`PUT ${PATH}/s-1/seen`)),
  },
  {
    makes: 'deleteSavedSearch',
    call: `DELETE ${PATH}/s-1`,
    ...list,
    told: 'notice',
    kept: 'Reds',
    fill: press('Delete Reds'),
    act: press('Delete'),
    works: notifies(/Deleted: Reds/),
    own: { '404 of the contract': null },
  },
];
