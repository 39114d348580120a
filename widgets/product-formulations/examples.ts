import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductFormulationsProps } from './island.ts';

/** States of a product's formulations that come from props and payload. */
export const examples: IslandExample<ProductFormulationsProps>[] = [
  {
    name: 'For customers',
    shows: 'Formulations with their shades; nothing for who may not view them.',
    props: { productId: 'p-0147', industry: 'coatings' },
  },
];
