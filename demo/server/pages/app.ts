import { Hono } from 'hono';
import type { SiteEnvironment } from '../ground/session/session.ts';
import { answer } from './answer.ts';
import { serveAsset } from './assets.ts';
import { createGallery } from './gallery/app.ts';
import { readGalleryEntries } from './gallery/read-entries.ts';
import { guidePage } from './guide/guide-page.ts';
import { outbox } from './outbox/outbox.ts';
import type { PageDependencies } from './page-dependencies.ts';
import { notFound } from './site/not-found.ts';
import { sitePages } from './site/site-pages.ts';

/**
 * The pages of the demo site, as a CMS would render them: content pages, gallery, guide, outbox and `/assets`.
 * Sessions and the policy header come from the site's own app, in which this one is mounted last, at `/`: it
 * answers all other addresses.
 *
 * @param readEntries entries of the gallery. @default every island with its examples
 */
export function createPages(deps: PageDependencies, readEntries = readGalleryEntries): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get('/assets/*', serveAsset);
  for (const page of [...sitePages, outbox, guidePage]) app.get(page.path, (c) => answer(c, deps, page));
  app.route('/', createGallery(deps, readEntries));
  app.get('*', (c) => answer(c, deps, notFound));
  return app;
}
