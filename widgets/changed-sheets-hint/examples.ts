import type { IslandExample } from '../../src/mount/island/example.ts';

const user = {
  userId: 'u-04',
  email: 'vera.lindqvist@example.com',
  firstName: 'Vera',
  lastName: 'Lindqvist',
  previousLogin: '2026-08-17T07:30:00.000Z',
};

/** States of the hint that come from the payload. The changes come from the search service. */
export const examples: IslandExample[] = [
  {
    name: 'Second login',
    shows: 'The products with changed documents, if there are any; log in as Validated to see some.',
    payload: { links: { productSheetsPage: '/sheets' } },
  },
  {
    name: 'Without a page of sheets',
    shows: 'The same without the way to the product sheets, where the site has none.',
    payload: { links: {} },
  },
  {
    name: 'First login',
    shows: 'Nothing: there is no login before this one.',
    payload: { user: { ...user, previousLogin: undefined } },
  },
  { name: 'Visitor', shows: 'Nothing: nobody has logged in.', payload: { user: undefined } },
];
