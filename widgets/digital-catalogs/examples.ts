import type { IslandExample } from '../../src/mount/island/example.ts';
import type { DigitalCatalogsProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

const user = { userId: 'u-04', email: 'vera.lindqvist@example.com', firstName: 'Vera' };

/** States of the catalogues. The first two call the service. */
export const examples: IslandExample<DigitalCatalogsProps>[] = [
  {
    name: 'Overview',
    shows: 'Own and standard catalogues as their spines; visitors see the standard ones.',
    props: { title: 'Digital catalogues' },
  },
  {
    name: 'A catalogue',
    shows: 'A standard catalogue with its products; catalogue managers change it here.',
    props: { catalogId: 'c-01' },
  },
  {
    name: 'Service out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { user, services: { search: nowhere } },
  },
];
