import type { IslandExample } from '../../src/mount/island/example.ts';
import type { SafetySheetFinderProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

/** States of the search for a safety data sheet. */
export const examples: IslandExample<SafetySheetFinderProps>[] = [
  {
    name: 'Nothing chosen',
    shows: 'The field, and what can be entered.',
    props: { title: 'Safety data sheets' },
  },
  {
    name: 'A product chosen',
    shows: 'Country and language, then version, day of issue and emergency number before the download.',
    props: { product: 'p-0001' },
  },
  {
    name: 'Not in English',
    shows: 'A sheet in French and German only: one of them is chosen.',
    props: { product: 'p-0317' },
  },
  {
    name: 'Without a sheet',
    shows: 'Why there is none, and whom to ask.',
    props: { product: 'p-0318' },
  },
  {
    name: 'A product that is not known',
    shows: 'What to do about an address that leads to no product.',
    props: { product: 'p-9999' },
  },
  {
    name: 'Service out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { services: { search: nowhere } },
    props: { product: 'p-0001' },
  },
];
