import type { ReadCall } from './call.ts';
import { documentCalls, pdfCalls } from './document-calls.ts';
import { searchCalls } from './search-calls.ts';
import { backendCalls, siteCalls, userCalls } from './site-and-user-calls.ts';

/** The contract's calls that change nothing. Each is asked about what the ones before it have answered. */
export const readCalls: readonly ReadCall[] = [
  ...siteCalls,
  ...userCalls,
  ...searchCalls,
  ...documentCalls,
  ...backendCalls,
  ...pdfCalls,
];
