import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import { exportQuery } from '../../src/domain/comparison/export-query.ts';
import { ServiceError } from '../../src/errors/service-error.ts';
import { leaveTo } from '../../src/lib/leave-to.ts';
import { issueDownloadToken } from '../../src/services/download-token.ts';
import { httpContextOf } from '../../src/store/http-context.ts';
import type { Store } from '../../src/store/state.ts';

/**
 * Goes to the PDF of a comparison, which ends in a download (spec S§7). Who is signed in brings a
 * token that works once (decision 79).
 *
 * @returns why it did not; `undefined` where it did
 */
export async function exportPdf(
  store: Store,
  comparison: Comparison,
): Promise<'offline' | 'failed' | 'signedOut' | undefined> {
  const { token, payload } = store.getState();
  try {
    const once = token === null ? undefined : await issueDownloadToken(httpContextOf(store));
    const base = new URL((payload.services?.backend ?? '').replace(/\/?$/, '/'), location.href);
    const address = new URL('util/download/comparison', base);
    address.search = exportQuery(comparison, once).toString();
    leaveTo(address.href);
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.isSessionOver) return 'signedOut';
    return error.kind === 'offline' || error.kind === 'timeout' ? 'offline' : 'failed';
  }
}
