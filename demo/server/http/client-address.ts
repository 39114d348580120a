import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Returns the client's address for rate limits; `unknown` without a socket, as in `app.request`. */
export function clientAddress(c: Context): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket.remoteAddress ?? 'unknown';
}
