import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { SiteEnvironment } from './session.ts';
import type { SessionStore } from './session-store.ts';

/** Name of the session cookie (spec S§9). */
export const sessionCookieName = 'SECSESSID';

/** Gives every handler the browser's session, and a browser with a new one its cookie. */
export function withSession(sessions: SessionStore) {
  return createMiddleware<SiteEnvironment>(async (c, next) => {
    const known = sessions.byCookie(getCookie(c, sessionCookieName) ?? '');
    if (known) c.set('session', known);
    else beginSession(c, sessions);
    await next();
    const cookie = c.get('newCookie');
    if (cookie === undefined) return;
    // Decision 86 wants `Secure`. Browsers drop it on plain http: WebKit also on localhost, all of them under a phone's
    // address.
    const secure = new URL(c.req.url).protocol === 'https:';
    setCookie(c, sessionCookieName, cookie, { path: '/', httpOnly: true, sameSite: 'Lax', secure });
  });
}

/** Starts a new session for this browser; the old one, if any, stays as it is. */
export function beginSession(c: Context<SiteEnvironment>, sessions: SessionStore): void {
  const { session, cookie } = sessions.begin();
  c.set('session', session);
  c.set('newCookie', cookie);
}
