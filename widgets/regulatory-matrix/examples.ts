import type { IslandExample } from '../../src/mount/island/example.ts';
import { exampleCustomer } from '../../src/product/parts/requests/example-parts.ts';
import type { RegulatoryMatrixProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

/** States of the overview of regulatory documents. Its products come from the search service, for who is logged in. */
export const examples: IslandExample<RegulatoryMatrixProps>[] = [
  {
    name: 'Saved products',
    shows: 'Date, version and link of each document, and what is missing; log in as Validated to see some.',
    props: { title: 'Regulatory documents' },
  },
  {
    name: 'Two kinds of documents',
    shows: 'The columns that the page has chosen.',
    props: { documentTypes: ['reach', 'svhc'] },
  },
  {
    name: 'Service out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { user: exampleCustomer, services: { search: nowhere } },
  },
  { name: 'Visitor', shows: 'The way to log in; no call is made.', payload: { user: undefined } },
];
