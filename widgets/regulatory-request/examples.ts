import type { SubjectProps } from '../../src/domain/requests/subject-props.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';

/** No call can be made to this address, so that no browser reports one. */
const nowhere = 'https://[nowhere]/';

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
  consent: ['inquiries'],
  canRequestRegulatoryDocument: true,
  validationState: 'validated' as const,
  tokenPayload: { roles: ['validated'] },
};

/** States of the overlay that page and profile decide. */
export const examples: IslandExample<SubjectProps>[] = [
  {
    name: 'Customer',
    shows: 'The regulatory documents of the manifest; the profile knows who.',
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
    name: 'Documents out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { user: customer, services: { search: nowhere } },
    props: product,
  },
  { name: 'Visitor', shows: 'The way to log in or to register.', props: product },
];
