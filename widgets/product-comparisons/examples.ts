import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductComparisonsProps } from './island.ts';

/** States of a product's editors’ comparisons that come from props and payload. */
export const examples: IslandExample<ProductComparisonsProps>[] = [
  {
    name: 'By editors',
    shows: 'Text of the editors, and links to the products compared.',
    props: { productId: 'p-0186', industry: 'coatings', productPage: '/product/{id}' },
  },
  {
    name: 'Without',
    shows: 'Nothing where no editor has compared the product.',
    props: { productId: 'p-0301', industry: 'coatings', productPage: '/product/{id}' },
  },
];
