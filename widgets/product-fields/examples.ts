import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductFieldsProps } from './island.ts';

/** States of a product's fields that come from props and payload. */
export const examples: IslandExample<ProductFieldsProps>[] = [
  {
    name: 'Product details',
    shows: 'Uses by how far they are recommended, with a legend, among the other details.',
    props: { productId: 'p-0147', industry: 'coatings', type: 'product_detail' },
  },
  {
    name: 'Regulatory',
    shows: 'All inventories; those without an entry are muted.',
    props: { productId: 'p-0147', industry: 'coatings', type: 'regulatory_info' },
  },
  {
    name: 'Sparse product',
    shows: 'Nothing, not even a heading, since nothing is known.',
    props: { productId: 'p-0301', industry: 'coatings', type: 'technical_info' },
  },
  {
    name: 'Absurdly long',
    shows: 'Words that do not break, and dozens of values.',
    props: { productId: 'p-0302', industry: 'coatings', type: 'product_detail' },
  },
  {
    name: 'Map and nested list',
    shows: 'Values with titles of their own.',
    props: { productId: 'p-0306', industry: 'coatings', type: 'technical_info' },
  },
];
