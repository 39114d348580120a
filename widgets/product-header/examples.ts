import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductHeaderProps } from './island.ts';

/** States of a product's header that come from props and payload. */
export const examples: IslandExample<ProductHeaderProps>[] = [
  {
    name: 'For one industry',
    shows: 'The measured masstone beside its tint, the name, and ten facts.',
    props: { productId: 'p-0147', industry: 'coatings' },
  },
  {
    name: 'Effect pigment',
    shows: 'An image, and the colour measured at 45°.',
    props: { productId: 'p-0178', industry: 'coatings' },
  },
];
