import type { Context } from 'hono';
import type { SiteEnvironment } from '../session/session.ts';
import type { PageDependencies } from '../site/page-dependencies.ts';
import type { Page } from './page.ts';
import { renderPage } from './render-page.ts';

/** Answers a request with a page: builds its payload, renders it, and keeps it out of shared caches. */
export async function answer(
  c: Context<SiteEnvironment>,
  deps: PageDependencies,
  page: Page,
): Promise<Response> {
  const payload = await deps.buildPayload(c.get('session'), { path: c.req.path, ...page.describe?.(c) });
  const request = { c, deps, payload };
  const content = page.render(request);
  const { text } = renderPage(request, content);
  return c.html(text, content.status ?? 200, { 'cache-control': 'private, no-cache' });
}
