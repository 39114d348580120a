import { ServiceError } from '../errors/service-error.ts';
import { leaveTo } from '../lib/leave-to.ts';
import { issueDownloadToken } from '../services/download-token.ts';
import { httpContextOf } from './http-context.ts';
import type { Store } from './state.ts';

/** A file that the backend makes, such as a PDF. */
export interface BackendFile {
  /** Below the backend's address, such as `util/download/comparison`. */
  path: string;
  /** @param token works once; only who is signed in has one (decision 79) */
  query: (token: string | undefined) => URLSearchParams;
}

/**
 * Goes to a file of the backend (spec S§7, P§7).
 *
 * @returns why it did not; `undefined` where it did
 */
export async function openBackendFile(
  store: Store,
  { path, query }: BackendFile,
): Promise<'offline' | 'failed' | 'signedOut' | undefined> {
  const { token, payload } = store.getState();
  try {
    const once = token === null ? undefined : await issueDownloadToken(httpContextOf(store));
    const base = new URL((payload.services?.backend ?? '').replace(/\/?$/, '/'), location.href);
    const address = new URL(path, base);
    address.search = query(once).toString();
    leaveTo(address.href);
    return undefined;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    if (error.isSessionOver) return 'signedOut';
    return error.kind === 'offline' || error.kind === 'timeout' ? 'offline' : 'failed';
  }
}
