import type { MiddlewareHandler } from 'hono';
import type { Ground } from '../ground/ground.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Refuses writes from pages of unknown origins that carry this site's cookie. `SameSite=Lax` is not enough: other
 * ports of the same host count as the same site.
 */
export function withKnownWriters({
  origins,
  foreignOrigins,
}: Pick<Ground, 'origins' | 'foreignOrigins'>): MiddlewareHandler {
  const known = [origins.site, ...foreignOrigins];
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead && origin !== undefined && !known.includes(origin)) {
      throw new Refusal(403, { message: 'This call is for pages of the site only.', code: 'foreign_origin' });
    }
    await next();
  };
}
