import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ColourSearchProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

/** States of the search by a colour. */
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
    name: 'A colour of the page',
    shows:
      'Ours in the order of their colour difference, with tint beside masstone; an address can have another.',
    props: { title: 'Close to our red', lab: '40.2 52.1 28.4', medium: 'alkyd', tolerance: 15, size: 12 },
  },
  {
    name: 'None within the tolerance',
    shows: 'How far the nearest is, and a button that widens the tolerance to it.',
    props: { lab: '40.2 52.1 28.4', medium: 'alkyd', tolerance: 0.01 },
  },
  {
    name: 'A colour with faults',
    shows: 'What is wrong at its field, as with an address that somebody has typed.',
    props: { lab: '40.2 152.1 red' },
  },
  {
    name: 'Service out of reach',
    shows: 'The colour can be typed all the same; the service then chooses the medium.',
    payload: { services: { search: nowhere } },
  },
];
