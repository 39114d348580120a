import type { IslandExample } from '../../src/mount/island/example.ts';
import type { SharedDocumentProps } from './island.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

/** States of a shared document that come from props and payload. */
export const examples: IslandExample<SharedDocumentProps>[] = [
  {
    name: 'Public document',
    shows: 'Product, language, version, date and size, and the download.',
    props: { documentId: 'a-0147-02' },
  },
  {
    name: 'For who is logged in',
    shows: 'That a login is needed, and the way to it.',
    props: { documentId: 'a-0147-10' },
  },
  {
    name: 'Unknown document',
    shows: 'That there is no such document.',
    props: { documentId: 'a-0000-00' },
  },
  {
    name: 'Incomplete link',
    shows: 'That the address names no document.',
    props: { documentId: '' },
  },
  {
    name: 'Out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { services: { document: nowhere } },
    props: { documentId: 'a-0147-02' },
  },
];
