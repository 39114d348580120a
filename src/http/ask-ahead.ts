import { callKey, callsAhead, sentWith } from './asked-ahead.ts';
import type { HttpContext, ServiceName } from './http-context.ts';
import { serviceAddress, serviceHeaders } from './service-address.ts';
import type { ServiceCall } from './service-call.ts';

/** Milliseconds after which an unused response is dropped. */
const KEPT_FOR = 30_000;

/**
 * Makes a call exactly as the HTTP client will, and keeps the response for it. Identical calls are made once.
 *
 * @param context the page's facts, as far as they are known before the store exists
 */
export function askAhead(
  context: Pick<HttpContext, 'services' | 'region' | 'token'>,
  service: Exclude<ServiceName, 'site'>,
  { method, path, searchParams, json }: ServiceCall,
): void {
  const base = serviceAddress(context, service);
  if (base === undefined) return;
  const url = new URL(path, new Request(base).url);
  url.search = new URLSearchParams(searchParams).toString();
  const key = callKey(method.toUpperCase(), url.href);
  const calls = callsAhead();
  if (calls.has(key)) return;

  const body = json === undefined ? undefined : JSON.stringify(json);
  const headers = new Headers({
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...serviceHeaders(context, service, url.href),
  });
  const controller = new AbortController();
  const { signal } = controller;
  const response = fetch(url, {
    method: method.toUpperCase(),
    headers,
    body: body ?? null,
    credentials: 'omit',
    signal,
  });
  // The HTTP client then makes the call itself.
  response.catch(() => {});
  const call = { response, sent: sentWith(headers, body ?? ''), abort: () => controller.abort() };
  calls.set(key, call);
  setTimeout(() => {
    if (calls.get(key) !== call) return;
    calls.delete(key);
    controller.abort();
  }, KEPT_FOR);
}
