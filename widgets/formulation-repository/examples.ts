import type { IslandExample } from '../../src/mount/island/example.ts';
import type { FormulationRepositoryProps } from './props.ts';

/** No call can be made to this address, so that no browser reports one. */
const nowhere = 'https://[nowhere]/';

/** The states of the repository that the page decides. */
export const examples: IslandExample<FormulationRepositoryProps>[] = [
  {
    name: 'Repository',
    shows: 'All formulations for validated customers and staff; others read why there is none.',
  },
  {
    name: 'Closed by the page',
    shows: 'That the repository is not open to the account.',
    payload: { pagePermissions: { formulationRepository: false } },
  },
  {
    name: 'Out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { services: { search: nowhere } },
  },
];
