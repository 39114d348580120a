import type { IslandExample } from '../../src/mount/island/example.ts';
import { exampleCustomer } from '../../src/product/parts/requests/example-parts.ts';
import type { SavedSearchesProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

/** States of the list of saved searches. They come from the search service, for who is logged in. */
export const examples: IslandExample<SavedSearchesProps>[] = [
  {
    name: 'Saved searches',
    shows: 'Each with its hits and what is new, or how to save the first; log in as Validated to see some.',
    props: { title: 'Saved searches' },
  },
  {
    name: 'Service out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { user: exampleCustomer, services: { search: nowhere } },
  },
  { name: 'Visitor', shows: 'The way to log in; no call is made.', payload: { user: undefined } },
];
