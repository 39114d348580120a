import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { Session } from '../../ground/session/session.ts';
import { faultOf, parseFault } from './fault.ts';

/**
 * Delays a preflight as long as its call, like a slow connection. A preflight never fails, only the call itself.
 *
 * @param sessionOf finds the browser's session
 */
export function withDelayedPreflights(
  sessionOf: (c: Context) => Promise<Session | undefined>,
): MiddlewareHandler {
  return async (c, next) => {
    const method = c.req.header('access-control-request-method');
    if (c.req.method !== 'OPTIONS' || method === undefined) return next();
    const text = faultOf((await sessionOf(c))?.faults ?? {}, method, c.req.path);
    const delay = (text && parseFault(text)?.delay) || 0;
    if (delay > 0) await wait(delay, undefined, { signal: c.req.raw.signal }).catch(() => {});
    return next();
  };
}
