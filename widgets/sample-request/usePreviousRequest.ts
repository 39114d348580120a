import type { LogEntry } from '../../src/services/me.ts';
import { useShared } from '../../src/store/hooks.ts';
import { loadMe } from '../../src/store/load-me.ts';
import { useRead } from '../../src/store/useRead.ts';

const TYPE = 'sampleRequest';

/** When the user last asked for a sample of this product, from the log (decision 76); a hint, so that its failure is none. */
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
