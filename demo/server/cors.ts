import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { faultHeader } from './faults/with-faults.ts';

/**
 * Lets pages of the product site, and of no other origin, call a service. Credentials are not needed: the
 * session cookie is the site's alone, and services read the bearer token (decision 23).
 */
export function withCors(site: string): MiddlewareHandler {
  return cors({
    origin: site,
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-request-region', faultHeader],
    exposeHeaders: ['jwt', 'Retry-After', 'Content-Disposition'],
    maxAge: 600,
  });
}
