import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductDocumentsProps } from './island.ts';

/** States of a product's documents that come from props and payload. */
export const examples: IslandExample<ProductDocumentsProps>[] = [
  {
    name: 'By category',
    shows: 'Documents in tabs by category, without the empty ones.',
    props: { productId: 'p-0147', industry: 'coatings' },
  },
  {
    name: 'One category',
    shows: 'The documents of one category, without tabs.',
    props: { productId: 'p-0147', industry: 'coatings', categories: ['technical'] },
  },
  {
    name: 'Many languages and forms',
    shows: 'A type in seven languages as one row; images; names that are long, foreign or missing.',
    props: { productId: 'p-0315' },
  },
  {
    name: 'Small limit',
    shows: 'At most three documents or 1 MB in one ZIP.',
    props: { productId: 'p-0147', industry: 'coatings', bulkLimit: { documents: 3, megabytes: 1 } },
  },
  {
    name: 'Sparse product',
    shows: 'Nothing, not even a heading, since there are no documents.',
    props: { productId: 'p-0301' },
  },
];
