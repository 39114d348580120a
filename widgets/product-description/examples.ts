import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductDescriptionProps } from './island.ts';

/** States of a product's description that come from props and payload. */
export const examples: IslandExample<ProductDescriptionProps>[] = [
  {
    name: 'For one industry',
    shows: 'The industry’s own text, the brand, and uses with a legend of their levels.',
    props: { productId: 'p-0147', industry: 'coatings' },
  },
  {
    name: 'Short text only',
    shows: 'The short description, where there is neither an industry’s nor a long one.',
    props: { productId: 'p-0304', industry: 'coatings' },
  },
  {
    name: 'Sparse product',
    shows: 'Nothing, not even a heading, since nothing is known.',
    props: { productId: 'p-0301', industry: 'coatings' },
  },
  {
    name: 'Absurdly long',
    shows: 'Words that do not break, and dozens of uses.',
    props: { productId: 'p-0302', industry: 'coatings' },
  },
];
