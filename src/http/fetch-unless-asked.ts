import { type AskedAhead, callKey, callsAhead, sentWith } from './asked-ahead.ts';
import type { HttpContext } from './http-context.ts';

/**
 * Fetches, unless the same call was made ahead: then it takes that response, once. A call ahead without a response is
 * repeated; any response of the service counts, an error too.
 */
export async function fetchUnlessAsked(
  { epoch }: Pick<HttpContext, 'epoch'>,
  request: Request,
  init?: RequestInit,
): Promise<Response> {
  // Calls ahead belong to the session that the page was loaded with.
  const call = epoch() === 0 ? await take(request) : undefined;
  if (!call) return fetch(request, init);
  const { signal } = request;
  signal.addEventListener('abort', call.abort);
  if (signal.aborted) call.abort();
  try {
    return await call.response;
  } catch {
    return fetch(request, init);
  }
}

async function take(request: Request): Promise<AskedAhead | undefined> {
  const calls = callsAhead();
  const key = callKey(request.method, request.url);
  const call = calls.get(key);
  if (!call || call.sent !== sentWith(request.headers, await request.clone().text())) return undefined;
  // Another call may have taken it while the body was being read.
  if (calls.get(key) !== call) return undefined;
  calls.delete(key);
  return call;
}
