import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isResidenceDue } from '../../../src/domain/gates/residence.ts';
import type { SiteEnvironment } from '../ground/session/session.ts';
import type { Page, PageContent } from './page.ts';
import type { PageDependencies } from './page-dependencies.ts';
import { renderPage } from './render-page.ts';

/** Replaces the page until a residence is confirmed. */
const residentsOnly: PageContent = { file: 'residents-only', status: 403 };

/** Answers a request with a page: builds its payload, renders it, and keeps it out of shared caches. */
export async function answer(
  c: Context<SiteEnvironment>,
  deps: PageDependencies,
  page: Page,
): Promise<Response> {
  const { residents } = page;
  const isHeldBack = mustConfirmResidence(c, deps, residents);
  const payload = await deps.buildPayload(c, {
    path: c.req.path,
    ...page.describe?.(c, deps),
    ...(residents && { overrides: { requestCountry: [...residents] }, forbidden: isHeldBack }),
  });
  const request = { c, deps, payload };
  const content = isHeldBack ? residentsOnly : page.render(request);
  return c.html(`${renderPage(request, content)}`, content.status ?? 200, {
    'cache-control': 'private, no-cache',
  });
}

/** Whether neither the profile nor the widgets' cookie names a residence that may see the page (decision 12). */
function mustConfirmResidence(
  c: Context<SiteEnvironment>,
  deps: PageDependencies,
  residents: readonly string[] | undefined,
): boolean {
  const confirmed = getCookie(c, 'ce-residence') ?? '';
  return isResidenceDue(residents, deps.currentUser(c.get('session'))?.country, confirmed);
}
