import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorBody } from '../../http/refusal.ts';
import type { Fault } from './fault.ts';

/** Returns the response of a faulty call. */
export function faultyAnswer(c: Context, kind: NonNullable<Fault['kind']>): Response {
  switch (kind.name) {
    case 'drop':
      return dropConnection(c);
    case 'malformed':
      return c.body('{"total": 3, "hits": [{"id": "p-00', 200, { 'Content-Type': 'application/json' });
    case 'html':
      return c.html('<!doctype html><title>Welcome to the gateway</title><h1>Welcome to the gateway</h1>');
    case 'status':
      return c.json<ErrorBody>(
        { message: `Status ${kind.status} was asked for.`, code: 'demo_fault' },
        kind.status as ContentfulStatusCode,
        kind.status === 429 || kind.status === 503 ? { 'Retry-After': '30' } : {},
      );
  }
}

function dropConnection(c: Context): Response {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  // Without a socket, as in `app.request`, return a body that fails to be read instead of cutting the connection.
  if (!bindings?.incoming) return Response.error();
  bindings.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
