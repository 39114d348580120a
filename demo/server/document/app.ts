import { type Context, Hono } from 'hono';
import { historyOf } from '../../data/assets/changelog.ts';
import type { Product } from '../../data/product.ts';
import { isInternal } from '../access.ts';
import { productReader, type StoredAsset } from '../catalogue/product-reader.ts';
import type { ServiceContext, ServiceEnvironment, Viewer } from '../context.ts';
import { answerErrors, answerNotFound } from '../http/refusal.ts';
import { notFound } from '../http/refusals.ts';
import { attachment } from './content-disposition.ts';
import { demandAccess } from './download-access.ts';
import { renderAsset } from './render-asset.ts';
import { safetySheetRoutes } from './safety-sheet-routes.ts';

/**
 * The document service (spec P§7). It needs a database filled by `seedCatalogue`, and the
 * viewer set by a middleware before it, which also reads a download token from the query (`jwt`).
 */
export function createDocumentApp({ database }: ServiceContext): Hono<ServiceEnvironment> {
  const reader = productReader(database);
  const app = new Hono<ServiceEnvironment>();
  app.onError(answerErrors);
  app.notFound(answerNotFound);

  function demandAsset(id: string, viewer: Viewer): { asset: StoredAsset; product: Product } {
    const found = reader.asset(id);
    if (!found || (found.product.isInternal && !isInternal(viewer)))
      throw notFound('This document does not exist.');
    demandAccess(found.asset.accessLevel, viewer);
    return found;
  }

  app.get('/api/v2/document/download/:assetId', async (c) => {
    const { asset, product } = demandAsset(c.req.param('assetId'), c.get('viewer'));
    const { bytes, contentType, isImage } = await renderAsset(product, asset);
    return c.body(bytes, 200, {
      'content-type': contentType,
      'content-disposition': isImage ? 'inline' : attachment(asset.filename),
      'cache-control': isImage ? 'public, max-age=86400' : 'private, no-cache',
    });
  });

  app.get('/api/v2/document/history/:assetId', (c) => answerHistory(c));

  function answerHistory(c: Context<ServiceEnvironment>) {
    const viewer = c.get('viewer');
    // The version history is for internal eyes, whatever the document is (spec P§6).
    demandAccess('internal', viewer);
    const { asset, product } = demandAsset(c.req.param('assetId') ?? '', viewer);
    const prd = c.req.query('prd');
    if (prd && prd !== product.prd) throw notFound('This document belongs to another product.');
    return c.json(historyOf(asset));
  }

  app.route('/api/v2/msds', safetySheetRoutes(reader));
  return app;
}
