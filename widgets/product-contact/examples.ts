import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductContactProps } from './island.ts';

/** States of a product's contacts that come from props and payload. */
export const examples: IslandExample<ProductContactProps>[] = [
  {
    name: 'For the viewer',
    shows: 'Whom the viewer may turn to, and what an account would add.',
    props: { productId: 'p-0147', industry: 'coatings' },
  },
  {
    name: 'Customer with contacts',
    shows: 'Customer service, account manager and product safety.',
    payload: {
      user: {
        userId: 'u-04',
        email: 'vera.lindqvist@example.com',
        tokenPayload: { roles: ['validated'] },
        customerService: { name: 'Ines Calder', email: 'ines.calder@example.com', phone: '+44 20 7946 0101' },
        accountManager: { name: 'Jonas Brandt', email: 'jonas.brandt@example.com' },
      },
    },
    props: { productId: 'p-0147', industry: 'coatings' },
  },
  {
    name: 'Fields of contact',
    shows: 'What the product itself says of contacts, below.',
    props: { productId: 'p-0308', industry: 'coatings' },
  },
];
