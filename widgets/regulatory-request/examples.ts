import type { SubjectProps } from '../../src/domain/requests/subject-props.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';
import { exampleCustomer, exampleSubject } from '../../src/product/parts/requests/example-parts.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

const customer = { ...exampleCustomer, canRequestRegulatoryDocument: true };

/** States of the overlay that come from payload and profile. */
export const examples: IslandExample<SubjectProps>[] = [
  {
    name: 'Customer',
    shows: 'The regulatory documents of the manifest; the profile knows who.',
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
    name: 'Documents out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { user: customer, services: { search: nowhere, user: nowhere } },
    props: exampleSubject,
  },
  { name: 'Visitor', shows: 'The way to log in or to register.', props: exampleSubject },
];
