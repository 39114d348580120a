import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Ground } from '../ground.ts';
import type { OnceOnly, SiteEnvironment } from './session.ts';
import { cookieAttributes } from './session-cookie.ts';

const cookieName = 'ce-once';

/**
 * Provides every handler with the messages that the browser's next page shows once. They are stored in a sealed cookie,
 * since reading a page must change nothing on the server.
 */
export function withOnceOnly(ground: Pick<Ground, 'seal' | 'origins' | 'foreignOrigins'>) {
  return createMiddleware<SiteEnvironment>(async (c, next) => {
    const text = getCookie(c, cookieName);
    c.set('once', (text !== undefined && ground.seal.open<OnceOnly>(text)) || {});
    await next();
    const kept = c.get('nextOnce');
    // A HEAD request shows no page.
    if (kept === undefined || c.req.method === 'HEAD') return;
    if (Object.keys(kept).length > 0)
      setCookie(c, cookieName, ground.seal.close(kept), cookieAttributes(c, ground));
    else if (text !== undefined) deleteCookie(c, cookieName, { path: '/' });
  });
}

/** Replaces what the browser's next page shows once. */
export function setNextOnce(c: Context<SiteEnvironment>, once: OnceOnly): void {
  c.set('nextOnce', once);
}
