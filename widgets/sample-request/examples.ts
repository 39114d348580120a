import type { SubjectProps } from '../../src/domain/requests/subject-props.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';

const product = {
  prd: '469714',
  productId: 'p-0147',
  productName: 'Rubelis Red 3240',
  industry: 'coatings',
};

const customer = {
  userId: 'u-1',
  email: 'vera.lindqvist@example.com',
  firstName: 'Vera',
  lastName: 'Lindqvist',
  company: 'Lindqvist Coatings AB',
  country: 'SE',
  consent: ['inquiries'],
  canRequestSample: true,
  validationState: 'validated' as const,
  tokenPayload: { roles: ['validated'] },
};

/** States of the overlay that page and profile decide. */
export const examples: IslandExample<SubjectProps>[] = [
  {
    name: 'Customer',
    shows: 'What for and where to; the profile knows who.',
    payload: { user: customer },
    props: product,
  },
  {
    name: 'Without consent',
    shows: 'The hint for who has not consented to inquiries, and a field that the profile lacks.',
    payload: { user: { ...customer, company: '', consent: [] } },
    props: product,
  },
  {
    name: 'Not validated, though allowed',
    shows: 'Region and subregion besides.',
    payload: { user: { ...customer, tokenPayload: { roles: [] } } },
    props: product,
  },
  { name: 'Visitor', shows: 'The way to log in or to register.', props: product },
  {
    name: 'To be validated',
    shows: 'The way to the validation.',
    payload: { user: { userId: 'u-2', email: 'rita.holm@example.com', validationState: 'new' } },
    props: product,
  },
  {
    name: 'Validation pending',
    shows: 'That there is nothing to do but wait.',
    payload: { user: { userId: 'u-3', email: 'pavel@example.com', validationState: 'pending' } },
    props: product,
  },
];
