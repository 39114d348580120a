import { Hono } from 'hono';
import { fileAddress } from '../../../src/product/rules/documents/document-address.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { titlesOf } from '../catalogue/titles-of.ts';
import { userOf } from '../ground/accounts/user-of.ts';
import { viewerOf } from '../ground/accounts/viewer-of.ts';
import { fileOf } from '../ground/codes/file-of.ts';
import type { Ground } from '../ground/ground.ts';
import type { SiteEnvironment } from '../ground/session/session.ts';
import { Refusal } from '../http/refusal.ts';
import type { PageDependencies } from '../pages/page-dependencies.ts';

/** Looks up the document of a shared link, by the same rule as the document service. */
export function sharedDocument(ground: Ground): PageDependencies['sharedDocument'] {
  const { demandAsset } = openCatalogue(ground.database);
  return (session, assetId) => {
    try {
      const { asset, product } = demandAsset(assetId, viewerOf(session, ground));
      const { locale, version, createdDate, size } = asset;
      const { title, kind } = titlesOf(asset);
      const { id, name } = product;
      return { title, kind, product: { id, name }, language: locale, version, createdDate, size };
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error };
      throw error;
    }
  };
}

/** `GET /shared-document/download?document=`: redirects to the file with a one-use token (decision 79). */
export function sharedDownload(ground: Ground): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get('/shared-document/download', (c) => {
    const address = new URL(fileAddress(ground.origins.document, c.req.query('document') ?? ''));
    const session = c.get('session');
    const user = userOf(session, ground);
    // A HEAD request, such as of a scanner, must not use up a token.
    if (user && c.req.method === 'GET') {
      const bounds = { sessionId: session.id, file: fileOf(address.pathname) };
      address.searchParams.set('jwt', ground.codes.issue('download', user, bounds));
    }
    return c.redirect(address.href, 303);
  });
  return app;
}
