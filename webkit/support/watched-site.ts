import { Hono } from 'hono';
import type { SiteEnvironment } from '../../demo/server/ground/session/session.ts';
import { watchProblems } from './watch-problems.ts';

const SCRIPT = '/watch-problems.js';

/** The demo site whose pages tell what goes wrong on them: the driver cannot run a script before the page's own. */
export function watchedSite(site: Hono<SiteEnvironment>): Hono<SiteEnvironment> {
  const watched = new Hono<SiteEnvironment>();
  watched.get(SCRIPT, (c) => c.body(`(${watchProblems})()`, 200, { 'content-type': 'text/javascript' }));
  watched.all('*', async ({ req }) => {
    const headers = new Headers(req.raw.headers);
    headers.delete('accept-encoding');
    const answer = await site.fetch(new Request(req.raw, { headers }));
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const page = await answer.text();
    const { status, headers: own } = answer;
    own.delete('content-length');
    return new Response(page.replace('<head>', `<head><script src="${SCRIPT}"></script>`), {
      status,
      headers: own,
    });
  });
  return watched;
}
