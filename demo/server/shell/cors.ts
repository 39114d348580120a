import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Ground } from '../ground/ground.ts';
import { faultHeader } from './faults/with-faults.ts';

/** Request headers and methods open to pages of other origins. The guide repeats both lists for integrators. */
export const CORS_REQUEST = {
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  headers: ['authorization', 'content-type', 'idempotency-key', 'if-match', 'x-request-region'],
};

/** Response headers that they may read. */
export const CORS_EXPOSED = ['jwt', 'Retry-After', 'Content-Disposition', 'Content-Encoding'];

/**
 * Allows only pages of the product site and of the further origins to call a service.
 *
 * @param credentials whether the call needs the session cookie, as only the site does; others read the bearer token
 *   (decision 23). @default false
 */
export function withCors(
  { origins, foreignOrigins }: Pick<Ground, 'origins' | 'foreignOrigins'>,
  { credentials = false } = {},
): MiddlewareHandler {
  return cors({
    origin: [origins.site, ...foreignOrigins],
    allowMethods: CORS_REQUEST.methods,
    allowHeaders: [...CORS_REQUEST.headers, faultHeader],
    exposeHeaders: CORS_EXPOSED,
    credentials,
    maxAge: 600,
  });
}
