import type { MiddlewareHandler } from 'hono';
import type { ServiceEnvironment } from '../base/context.ts';

/**
 * Sets headers against content sniffing, and keeps personal responses out of every cache: those to a known viewer may
 * contain restricted data and a fresh token.
 *
 * @param isPersonal whether all responses are about a person. @default false
 */
export function withSafeHeaders({ isPersonal = false } = {}): MiddlewareHandler<ServiceEnvironment> {
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    // The viewer is unset if an earlier middleware has refused the request.
    if (isPersonal || c.var.viewer?.userId) c.header('Cache-Control', 'no-store');
  };
}
