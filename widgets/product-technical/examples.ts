import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductTechnicalProps } from './island.ts';

/** States of technical properties. */
export const examples: IslandExample<ProductTechnicalProps>[] = [
  {
    name: 'Four media',
    shows: 'Shut rows compare the media; the first is open.',
    props: { productId: 'p-0147', industry: 'coatings' },
  },
  {
    name: 'One property over all media',
    shows: 'Masstone beside tint in each medium, to copy as one table.',
    props: { productId: 'p-0147', industry: 'coatings', property: 'light_fastness' },
  },
  {
    name: 'All properties over all media',
    shows: 'Media as columns, as rows where it is narrow.',
    props: { productId: 'p-0147', industry: 'coatings', property: 'all' },
  },
  {
    name: 'Effect pigment, one medium',
    shows: 'Colour and sparkle by angle.',
    props: { productId: 'p-0178', industry: 'coatings', medium: 'alkyd' },
  },
  {
    name: 'Not tested, not recommended',
    shows: 'Why there is no value: three reasons that look and read differently.',
    props: { productId: 'p-0311', industry: 'coatings' },
  },
  {
    name: 'Sparse',
    shows: 'Nothing: a product without technical properties.',
    props: { productId: 'p-0301', industry: 'coatings' },
  },
  {
    name: '400 properties',
    shows: 'Eight media; what is shut is found by the browser’s search.',
    props: { productId: 'p-0309', industry: 'coatings' },
  },
];
