import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductNearestProps } from './island.ts';

/** States of the nearest shades. */
export const examples: IslandExample<ProductNearestProps>[] = [
  {
    name: 'Four of the same medium',
    shows: 'Both colours on a shared edge, the difference and what it is made of.',
    props: { productId: 'p-0147', industry: 'coatings' },
  },
  {
    name: 'By tint',
    shows: 'Compared in the depth and medium of the reader; the words say in which direction each differs.',
    props: { productId: 'p-0147', industry: 'coatings', depth: 'tint', medium: 'acrylic-water' },
  },
  {
    name: 'Effect pigment',
    shows: 'Compared at 45°.',
    props: { productId: 'p-0178', industry: 'coatings', limit: 2 },
  },
  {
    name: 'Sparse',
    shows: 'Nothing: a product without a measured colour.',
    props: { productId: 'p-0301', industry: 'coatings' },
  },
];
