import type { IslandExample } from '../../src/mount/island/example.ts';
import type { HitNavigationProps } from './island.ts';

/** The content depends on the listing that the visitor comes from. */
export const examples: IslandExample<HitNavigationProps>[] = [
  {
    name: 'From a listing',
    shows:
      'The way between the hits, once this product was among those around one opened in this tab; else nothing.',
    props: { productId: 'p-0001' },
  },
  {
    name: 'Another way',
    shows: 'Nothing: no listing has this product.',
    props: { productId: 'no-such-product' },
  },
];
