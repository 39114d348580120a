import type { SubjectProps } from '../../src/domain/requests/subject-props.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';
import { exampleCustomer, exampleSubject } from '../../src/product/parts/requests/example-parts.ts';

const customer = { ...exampleCustomer, country: 'SE', canRequestSample: true };

/** States of the overlay that come from payload and profile. */
export const examples: IslandExample<SubjectProps>[] = [
  {
    name: 'Customer',
    shows: 'What for and where to; the profile knows who.',
    payload: { user: customer },
    props: exampleSubject,
  },
  {
    name: 'Without consent',
    shows: 'The hint for who has not consented to inquiries, and a field that the profile lacks.',
    payload: { user: { ...customer, company: '', consent: [] } },
    props: exampleSubject,
  },
  {
    name: 'Not validated, though allowed',
    shows: 'Region and subregion besides.',
    payload: { user: { ...customer, tokenPayload: { roles: [] } } },
    props: exampleSubject,
  },
  { name: 'Visitor', shows: 'The way to log in or to register.', props: exampleSubject },
  {
    name: 'To be validated',
    shows: 'The way to the validation.',
    payload: { user: { userId: 'u-2', email: 'rita.holm@example.com', validationState: 'new' } },
    props: exampleSubject,
  },
  {
    name: 'Validation pending',
    shows: 'That there is nothing to do but wait.',
    payload: { user: { userId: 'u-3', email: 'pavel@example.com', validationState: 'pending' } },
    props: exampleSubject,
  },
];
