import type { IslandExample } from '../../src/mount/island/example.ts';
import type { RecentlyViewedProps } from './island.ts';

/** The content depends on what this browser has kept: view a product of the demo and search for something first. */
export const examples: IslandExample<RecentlyViewedProps>[] = [
  {
    name: 'Kept in this browser',
    shows:
      'The products and searches seen lately, to clear in one act; nothing before that or without consent.',
  },
  {
    name: 'On a product’s page',
    shows: 'The same without the product of the page, which is recorded.',
    props: { productId: 'p-0147' },
  },
  {
    name: 'Two products, no searches',
    shows: 'As many as the page has room for.',
    props: { size: 2, searches: false },
  },
];
