import type { IslandExample } from '../../src/mount/island/example.ts';
import type { SearchListingProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

/** States of a listing. */
export const examples: IslandExample<SearchListingProps>[] = [
  { name: 'All products', shows: 'The first 24 products with their filters, and more on demand.' },
  {
    name: 'One industry',
    shows:
      'The products for coatings, six at a time; the industry is no filter here, since the page has set it.',
    props: { filters: { i: 'coatings' }, size: 6 },
  },
  {
    name: 'Three types',
    shows: 'Products, documents and image stacks, one at a time, each with its total.',
    props: { types: ['pigments', 'assets', 'imageStacks'], size: 6 },
  },
  {
    name: 'Product sheets',
    shows:
      'Products with their documents. Signed in, My sheets has a working list; a visitor is asked to log in.',
    props: { mode: 'sheets', size: 6 },
  },
  {
    name: 'No results',
    shows: 'The text for what finds nothing; all filters stay.',
    props: { filters: { q: 'zzzz-no-such-pigment' } },
  },
  {
    name: 'Service out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { services: { search: nowhere } },
  },
];
