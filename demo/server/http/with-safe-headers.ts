import type { MiddlewareHandler } from 'hono';
import type { ServiceEnvironment } from '../context.ts';

/**
 * Keeps an answer from being taken for another kind, and one that is about a person out of every cache: the answer to
 * a known viewer may hold what nobody else may see, and a fresh token.
 *
 * @param isPersonal all answers are about a person. @default false
 */
export function withSafeHeaders({ isPersonal = false } = {}): MiddlewareHandler<ServiceEnvironment> {
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    // The viewer is unknown where the request was refused before.
    if (isPersonal || c.var.viewer?.userId) c.header('Cache-Control', 'no-store');
  };
}
