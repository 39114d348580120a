import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductDetailProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

/** States of a product's page that come from props and payload. */
export const examples: IslandExample<ProductDetailProps>[] = [
  {
    name: 'For one industry',
    shows: 'Colour, key facts, actions and sections; another industry can be chosen.',
    props: { productId: 'p-0147', industry: 'coatings' },
  },
  {
    name: 'Effect pigment',
    shows: 'An image in place of the masstone, whose gallery turns it.',
    props: { productId: 'p-0178', industry: 'coatings' },
  },
  {
    name: 'With the way back',
    shows: 'A link to where the reader came from, and the head without sections.',
    props: {
      productId: 'p-0147',
      industry: 'plastics',
      backLink: { href: '/products', title: 'Back to results, 7 of 212' },
      without: ['use'],
    },
  },
  {
    name: 'Industry to be chosen',
    shows: 'The choice that nothing can be shown before.',
    props: { productId: 'p-0147', industries: ['coatings', 'plastics', 'printing'] },
  },
  {
    name: 'Without QR code',
    shows: 'A page that has switched QR codes off.',
    payload: { disableQrCodes: true },
    props: { productId: 'p-0147', industry: 'coatings' },
  },
  {
    name: 'Out of reach',
    shows: 'What is wrong, a button that tries again, and that it is tried again by itself.',
    payload: { services: { search: nowhere } },
    props: { productId: 'p-0147', industry: 'coatings' },
  },
];
