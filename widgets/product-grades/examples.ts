import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductGradesProps } from './island.ts';

/** States of the grades of a pigment. */
export const examples: IslandExample<ProductGradesProps>[] = [
  {
    name: 'Two grades',
    shows: 'The fields in which they differ, one grade beside the other.',
    props: { productId: 'p-0061', industry: 'coatings' },
  },
  {
    name: 'One grade',
    shows: 'Nothing: there is nothing to choose from.',
    props: { productId: 'p-0147', industry: 'coatings' },
  },
];
