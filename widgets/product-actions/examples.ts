import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ProductActionsProps } from './island.ts';

/** States of a product's actions that come from props and payload. */
export const examples: IslandExample<ProductActionsProps>[] = [
  {
    name: 'For a visitor',
    shows: 'What everyone may do with a product.',
    props: { productId: 'p-0147', industry: 'coatings' },
  },
  {
    name: 'Without QR code',
    shows: 'A page that has switched QR codes off.',
    payload: { disableQrCodes: true },
    props: { productId: 'p-0147', industry: 'coatings' },
  },
];
