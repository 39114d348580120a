import * as v from 'valibot';
import { SavedSearches } from '../../../widgets/saved-searches/SavedSearches.tsx';
import { type SearchListingProps, searchListing } from '../../../widgets/search-listing/island.ts';
import { SearchListing } from '../../../widgets/search-listing/SearchListing.tsx';
import type { Look } from '../service/service.ts';
import { defineWrite } from '../write.ts';
import { formTold, told } from './told.ts';

const VERA = 'vera.lindqvist@example.com';
const PATH = '/api/v1/saved-search';
const FILTERS = 'c=violet&type=pigments';

interface Saved {
  id: string;
  name: string;
  filters: string;
}

/** Names of Vera's saved searches for violets. */
const violets = async ({ read }: Look) =>
  (await read<Saved[]>('search', PATH)).flatMap(({ name, filters }) => (filters === FILTERS ? name : []));

async function save({ as }: Look): Promise<Saved> {
  const body = { name: 'Violets', address: '/search?c=violet', filters: FILTERS };
  return (await (await as(VERA)).call('POST', 'search', PATH, { body })).json();
}

const names = { one: 'Violets for a trial', other: 'My violets' };

export const searchWrites = [
  defineWrite({
    name: 'saves a search',
    call: `POST ${PATH}`,
    user: VERA,
    page: () => ({
      element: <SearchListing {...(v.parse(searchListing.props, {}) as SearchListingProps)} />,
      path: '/search?c=violet',
    }),
    fill: async ({ screen, press, type }, which) => {
      // The listing is searched for first, then what is saved.
      await screen.findByRole('button', { name: 'Save search' }, { timeout: 8000 });
      await press('Save search');
      await type(/^Name\W*$/, names[which]);
    },
    control: ({ button }) => button('Save'),
    done: ({ says }) => says(/Saved: /),
    kept: violets,
    // The same search is saved once, by the name that it got first.
    keeps: { nothing: [], one: [names.one], both: [names.other] },
    told: formTold,
    goesOn: 'again',
    secret: names.one,
  }),
  defineWrite<Saved>({
    name: 'deletes a saved search',
    call: `DELETE ${PATH}/{savedSearchId}`,
    user: VERA,
    make: save,
    page: () => ({ element: <SavedSearches title={undefined} />, path: '/saved-searches' }),
    fill: async ({ press }) => press('Delete Violets'),
    control: ({ button }) => button('Delete'),
    done: ({ says }) => says(/Deleted: Violets/),
    kept: violets,
    keeps: { nothing: ['Violets'], one: [], both: [] },
    told,
  }),
];
