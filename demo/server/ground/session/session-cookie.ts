import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Ground } from '../ground.ts';
import type { SiteEnvironment } from './session.ts';
import type { SessionStore } from './session-store.ts';

/** Name of the session cookie (spec S§9). */
export const sessionCookieName = 'SECSESSID';

type CookieGround = Pick<Ground, 'sessions' | 'origins' | 'foreignOrigins'>;

/** Provides every handler with the browser's session, and sets the cookie of a new one. */
export function withSession({ sessions, ...ground }: CookieGround) {
  return createMiddleware<SiteEnvironment>(async (c, next) => {
    const known = sessions.byCookie(getCookie(c, sessionCookieName) ?? '');
    if (known) c.set('session', known);
    else beginSession(c, sessions);
    await next();
    const cookie = c.get('newCookie');
    if (cookie === undefined) return;
    setCookie(c, sessionCookieName, cookie, cookieAttributes(c, ground));
  });
}

/** Returns the attributes of the site's cookies, which scripts cannot read. */
export function cookieAttributes(
  c: Context,
  { origins, foreignOrigins }: Pick<Ground, 'origins' | 'foreignOrigins'>,
): CookieOptions {
  const isSentAbroad = foreignOrigins.some((origin) => siteOf(origin) !== siteOf(origins.site));
  // Decision 86 requires `Secure`. Browsers drop such cookies on plain http: WebKit also on localhost, all on a phone's
  // address. Without it no cookie goes to another site.
  const secure = isSentAbroad || new URL(c.req.url).protocol === 'https:';
  return { path: '/', httpOnly: true, sameSite: isSentAbroad ? 'None' : 'Lax', secure };
}

/** Begins a new session for this browser, without changing an old one. */
export function beginSession(c: Context<SiteEnvironment>, sessions: SessionStore): void {
  const { session, cookie } = sessions.begin();
  c.set('session', session);
  c.set('newCookie', cookie);
}

/** Returns what browsers treat as one site, simplified: the host without its port. */
function siteOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}`;
}
