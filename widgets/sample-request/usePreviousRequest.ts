import type { LogEntry } from '../../src/services/me.ts';
import { useShared } from '../../src/store/hooks.ts';
import { loadMe } from '../../src/store/load-me.ts';
import { useRead } from '../../src/store/useRead.ts';

const TYPE = 'sampleRequest';

/**
 * Time of the user's previous sample request for this product, from the log (decision 76). Only a hint, so failures are
 * ignored.
 */
export function usePreviousRequest(prd: string): { previous: string | undefined; keep: () => void } {
  const userId = useShared(({ user }) => user?.userId);
  const log = useRead<LogEntry[]>(`sample-request ${userId} ${prd}`, async (http, signal) => {
    const { readLog } = await loadMe();
    return readLog(http, { type: TYPE, prd, limit: 1 }, { signal });
  });
  return {
    previous: log.status === 'ready' ? log.value[0]?.createdDate : undefined,
    keep: () => log.replace([{ type: TYPE, prd, productName: null, createdDate: new Date().toISOString() }]),
  };
}
