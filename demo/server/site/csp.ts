import type { MiddlewareHandler } from 'hono';
import type { Origins } from '../base/context.ts';

/**
 * Adds the policy to every HTML response, and headers against content sniffing. Responses without a caching header
 * are not cached.
 */
export function withPolicy(origins: Origins): MiddlewareHandler {
  return async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
    if (!c.res.headers.get('content-type')?.startsWith('text/html')) {
      if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
      return;
    }
    c.header('Content-Security-Policy', policyOf(c.req.path, origins));
    // Addresses may contain codes and tokens: send no referrer to others.
    c.header('Referrer-Policy', 'same-origin');
    // Not `no-store`, which would disable the back/forward cache.
    c.header('Cache-Control', 'private, no-cache');
  };
}

/** Kind of a page for the policy: the gallery shows its examples in frames. */
type PolicyKind = 'page' | 'framing' | 'framed';

/** Returns the policy for an address: only the gallery may have frames. */
export function policyOf(path: string, origins: Origins): string {
  if (/^\/demo\/outbox\/\d+\/body$/.test(path)) return mailPolicy;
  if (/^\/gallery\/(frame|live)(\/|$)/.test(path)) return contentSecurityPolicy('framed', origins);
  if (/^\/gallery(\/|$)/.test(path)) return contentSecurityPolicy('framing', origins);
  return contentSecurityPolicy('page', origins);
}

/** The strict policy with Trusted Types (docs/architecture.md, "Security"). */
export function contentSecurityPolicy(kind: PolicyKind, origins: Origins): string {
  const { user, search, document, backend } = origins;
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    // Colour chips and angle images come from the document service.
    `img-src 'self' data: blob: ${document}`,
    `connect-src 'self' ${[user, search, document, backend].join(' ')}`,
    `form-action 'self'`,
    ...(kind === 'framing' ? [`frame-src 'self'`] : []),
    `frame-ancestors ${kind === 'framed' ? `'self'` : `'none'`}`,
    `base-uri 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
}

/**
 * The policy of a mail: allows only inline styles, which mail programs need, and links.
 */
const mailPolicy = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `require-trusted-types-for 'script'`,
  'sandbox',
].join('; ');
