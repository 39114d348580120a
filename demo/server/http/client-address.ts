import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The address that a request comes from, for limits; `unknown` without a socket, as in `app.request`. */
export function clientAddress(c: Context): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket.remoteAddress ?? 'unknown';
}
