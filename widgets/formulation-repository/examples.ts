import type { IslandExample } from '../../src/mount/island/example.ts';
import type { FormulationRepositoryProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

const user = { userId: 'u-04', email: 'vera.lindqvist@example.com', firstName: 'Vera' };
const viewer = { ...user, canViewFormulations: true };

/** States of the repository. The first three call the service, which answers validated customers and staff only. */
export const examples: IslandExample<FormulationRepositoryProps>[] = [
  {
    name: 'All formulations',
    shows: 'The newest formulations with their filters, twelve at a time, for validated customers and staff.',
    props: { title: 'Formulations', size: 12 },
  },
  {
    name: 'A formulation',
    shows: 'Shade, ingredients by stage with their masses, and method, for validated customers and staff.',
    props: { formulationId: 'f-0001' },
  },
  {
    name: 'A formulation that is not known',
    shows: 'That there is no such formulation, and the way to all others.',
    props: { formulationId: 'f-9999' },
  },
  {
    name: 'List out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { user: viewer, services: { search: nowhere } },
  },
  {
    name: 'Formulation out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { user: viewer, services: { search: nowhere } },
    props: { formulationId: 'f-0001' },
  },
  {
    name: 'Not validated',
    shows: 'Who may see formulations; no call is made.',
    payload: { user: { ...user, canViewFormulations: false } },
  },
  {
    name: 'Closed by the page',
    shows: 'That the repository is not open to the account; no call is made.',
    payload: { user: viewer, pagePermissions: { formulationRepository: false } },
  },
  { name: 'Visitor', shows: 'The way to the login; no call is made.', payload: { user: undefined } },
];
