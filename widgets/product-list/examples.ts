import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductListProps } from './ProductList.tsx';

/** No call can be made to this address, so that no browser reports one. */
const nowhere = 'https://[nowhere]/';

/** The states of the product list. */
export const examples: IslandExample<ProductListProps>[] = [
  { name: 'All products', shows: 'The first 24 products, and more on demand.' },
  {
    name: 'One industry',
    shows: 'The products for coatings, six at a time; each opens for that industry.',
    props: { industry: 'coatings', size: 6 },
  },
  { name: 'Search term', shows: 'What is found by a term.', props: { q: 'violet', size: 6 } },
  {
    name: 'No results',
    shows: 'The text for a term that finds nothing.',
    props: { q: 'zzzz-no-such-pigment' },
  },
  {
    name: 'Service out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { services: { search: nowhere } },
  },
];
