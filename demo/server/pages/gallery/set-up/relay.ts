import { type Handler, Hono } from 'hono';
import type { Origins } from '../../../base/context.ts';
import { faultHeader } from '../../../shell/faults/with-faults.ts';

/** Services that can be made slow or fail: those that islands call, but for the page's own. */
export const RELAYED = ['user', 'search', 'document', 'backend'] as const;

/** Ways to answer, and the fault of the demo's services that does it. */
const FAULTS: Readonly<Record<string, string | undefined>> = {
  slow: 'delay=3000',
  fail: 'status=503',
  empty: undefined,
};

/** `/gallery/relay/:answers/:service/**`: hands calls on to a service, which is slow, fails, or has nothing. */
export function createRelay(origins: Origins): Hono {
  const relay: Handler = async ({ req }) => {
    const [, answers = '', service = '', path = ''] =
      /^\/gallery\/relay\/(\w+)\/(\w+)\/(.*)$/.exec(req.path) ?? [];
    const name = RELAYED.find((each) => each === service);
    if (!name || !Object.hasOwn(FAULTS, answers)) return new Response('Not found', { status: 404 });
    const headers = new Headers(req.raw.headers);
    for (const ours of ['host', 'cookie', 'accept-encoding', 'connection', 'content-length'])
      headers.delete(ours);
    const fault = FAULTS[answers];
    if (fault) headers.set(faultHeader, fault);
    const body = req.method === 'GET' ? null : await req.arrayBuffer();
    const url = new URL(path + new URL(req.url).search, `${origins[name]}/`);
    const response = await fetch(url, { method: req.method, headers, body });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    if (answers !== 'empty' || !isJson || !response.ok) return response;
    return Response.json(emptied(await response.json()), { headers: { 'cache-control': 'no-store' } });
  };
  return new Hono().all('/gallery/relay/*', relay);
}

/** The same answer of a service that has nothing: lists without entries, counts of zero. */
export function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => {
      if (Array.isArray(value)) return [key, []];
      return [key, key === 'total' ? 0 : key === 'aggregations' ? {} : value];
    }),
  );
}
