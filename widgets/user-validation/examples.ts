import type { IslandExample } from '../../src/mount/island/example.ts';

const user = { userId: 'u-1', email: 'rita.holm@example.com', firstName: 'Rita', lastName: 'Holm' };

/** States of the overlay that come from payload and profile. */
export const examples: IslandExample[] = [
  { name: 'New user', shows: 'Region and subregion to choose.', payload: { user } },
  {
    name: 'Pending',
    shows: 'That there is nothing to do but wait.',
    payload: { user: { ...user, validationState: 'pending' } },
  },
  {
    name: 'Validated',
    shows: 'That there is nothing to request.',
    payload: { user: { ...user, validationState: 'validated', tokenPayload: { roles: ['validated'] } } },
  },
  { name: 'Visitor', shows: 'The way to log in or to register.' },
  {
    name: 'Without regions',
    shows: 'A page that does not say which regions there are.',
    payload: { user, contactRegions: [] },
  },
];
