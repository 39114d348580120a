import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Proxies whose `X-Forwarded-For` names the client. */
export interface ProxySettings {
  /** Addresses; the header of any other client is ignored. */
  trustedProxies: readonly string[];
}

/**
 * Returns the client's address for rate limits: the last address that is not a trusted proxy's, else the socket's;
 * `unknown` without a socket, as in `app.request`.
 */
export function clientAddress(c: Context, { trustedProxies }: ProxySettings): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const named = c.req.header('x-forwarded-for')?.split(',') ?? [];
  const hops = [...named, bindings?.incoming?.socket.remoteAddress ?? 'unknown'].map(plainAddress);
  const isTrusted = (address: string) => trustedProxies.includes(address);
  // The client may have invented the first address, unless all after it are trusted.
  return hops.findLast((address) => !isTrusted(address)) ?? hops[0] ?? 'unknown';
}

/** Returns an IPv4 address without its IPv6 prefix. */
function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}
