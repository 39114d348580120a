import type { MiddlewareHandler } from 'hono';
import type { Ground } from '../ground.ts';
import { Refusal } from './refusal.ts';

/**
 * Refuses writes that an unknown site's page makes with this site's cookie. `SameSite=Lax` alone is not enough:
 * the services' own ports count as the same site.
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
