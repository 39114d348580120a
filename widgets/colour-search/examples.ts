import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ColourSearchProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

/** States of the search by a colour. The address of the gallery has no colour: type or paste one. */
export const examples: IslandExample<ColourSearchProps>[] = [
  {
    name: 'No colour yet',
    shows: 'The fields with the media and conditions of the service, and what follows a search.',
    props: { title: 'Search by a colour', size: 12 },
  },
  {
    name: 'Medium and tolerance of the page',
    shows: 'What a page has chosen for its readers; an address can have others.',
    props: { medium: 'hdpe', tolerance: 2 },
  },
  {
    name: 'Service out of reach',
    shows: 'The colour can be typed all the same; the service then chooses the medium.',
    payload: { services: { search: nowhere } },
  },
];
