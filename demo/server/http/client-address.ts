import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Which proxies say by `X-Forwarded-For` whom they speak for. */
export interface ProxySettings {
  /** Addresses; what any other client says of itself is not believed. */
  trustedProxies: readonly string[];
}

/**
 * Returns the client's address for rate limits: behind trusted proxies the last address that none of them has, else the
 * socket's; `unknown` without a socket, as in `app.request`.
 */
export function clientAddress(c: Context, { trustedProxies }: ProxySettings): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const named = c.req.header('x-forwarded-for')?.split(',') ?? [];
  const hops = [...named, bindings?.incoming?.socket.remoteAddress ?? 'unknown'].map(plainAddress);
  const isTrusted = (address: string) => trustedProxies.includes(address);
  // The first one may be what the client has made up, unless all after it are trusted.
  return hops.findLast((address) => !isTrusted(address)) ?? hops[0] ?? 'unknown';
}

/** An IPv4 address as such, where the socket speaks IPv6. */
function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}
