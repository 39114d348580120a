import type { IslandExample } from '../../src/mount/island/example.ts';
import type { CompetitorSearchProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

const user = { userId: 'u-23', email: 'carla.nyman@example.com', firstName: 'Carla' };
const viewer = { ...user, tokenPayload: { roles: ['internal', 'competitor-viewer'] } };

/** States of the competitor search. The first three call the service, which answers competitor viewers only. */
export const examples: IslandExample<CompetitorSearchProps>[] = [
  {
    name: 'A product chosen',
    shows:
      'For competitor viewers and administrators: ours in the order of their colour difference, twelve at a time.',
    props: { title: 'Competitor search', product: 'k-001', size: 12 },
  },
  {
    name: 'A product that is not known',
    shows: 'What to do about an address that names no product.',
    props: { product: 'k-999' },
  },
  {
    name: 'Nothing chosen',
    shows: 'The field, and what follows a choice.',
    payload: { user: viewer, services: { search: nowhere } },
  },
  {
    name: 'Service out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { user: viewer, services: { search: nowhere } },
    props: { product: 'k-001' },
  },
  {
    name: 'Without the role',
    shows: 'Who may use the search; no call is made.',
    payload: { user: { ...user, tokenPayload: { roles: ['internal'] } } },
  },
  { name: 'Visitor', shows: 'The way to the login; no call is made.', payload: { user: undefined } },
];
