import { loadMe } from '../../src/account/state/load-me.ts';
import type { LogEntry } from '../../src/services/me.ts';
import { defineRead } from '../../src/store/reads/reads.ts';
import { type Read, useRead } from '../../src/store/reads/useRead.ts';

const lastRequest = defineRead('sample-request', async ({ http, signal }, prd: string) => {
  const { readLog } = await loadMe();
  return readLog(http, { type: TYPE, prd, limit: 1 }, { signal });
});

const TYPE = 'sampleRequest';
const NO_DETAILS = { type: TYPE, productName: null, reason: null, address: null };

/** The user's previous sample request for this product, from the log (decision 76). */
export interface PreviousRequest {
  log: Read<LogEntry[]>;
  /** Records that a request was just sent. */
  keep: () => void;
}

/** Looks up whether the user has requested a sample of this product before. */
export function usePreviousRequest(prd: string): PreviousRequest {
  const log = useRead(lastRequest(prd));
  return {
    log,
    keep: () => log.replace([{ ...NO_DETAILS, prd, createdDate: new Date().toISOString() }]),
  };
}
