import { Hono } from 'hono';
import { assetTypes } from '../../data/assets/asset-types.ts';
import { historyOf } from '../../data/assets/changelog.ts';
import type { ServiceContext, ServiceEnvironment } from '../base/context.ts';
import { demandAccess, openCatalogue } from '../catalogue/open-catalogue.ts';
import { answerErrors, answerNotFound } from '../http/refusal.ts';
import { notFound } from '../http/refusals.ts';
import { archiveRoutes } from './archive/archive-routes.ts';
import type { RenewViewer } from './archive/archive-tickets.ts';
import { attachment, fileNameOf } from './content-disposition.ts';
import { renderAsset } from './render-asset.ts';
import { safetySheetRoutes } from './safety-sheet-routes.ts';

/** Options of the document service. */
interface DocumentOptions {
  /** Renders the files of archives. */
  render?: typeof renderAsset;
  /** Looks up the viewer of an ordered archive. @default with the rights at the time of the order */
  renewViewer?: RenewViewer;
}

/**
 * The document service (spec P§7). It needs a database filled by `seedCatalogue`, and the
 * viewer set by a middleware before it, which also reads a download token from the query (`jwt`).
 */
export function createDocumentApp(
  context: ServiceContext,
  { render = renderAsset, renewViewer = (viewer) => viewer }: DocumentOptions = {},
): Hono<ServiceEnvironment> {
  const catalogue = openCatalogue(context.database);
  const app = new Hono<ServiceEnvironment>();
  app.onError(answerErrors);
  app.notFound(answerNotFound);

  app.get('/api/v2/document/download/:assetId', async (c) => {
    const { asset, product } = catalogue.demandAsset(c.req.param('assetId'), c.get('viewer'));
    const { bytes, contentType, isImage } = await renderAsset(product, asset);
    return c.body(bytes, 200, {
      'content-type': contentType,
      'content-disposition': isImage ? 'inline' : attachment(fileNameOf(product, asset)),
      'cache-control': isImage ? 'public, max-age=86400' : 'private, no-cache',
    });
  });

  app.get('/api/v2/document/history/:assetId', (c) => {
    const viewer = c.get('viewer');
    // Only internal users may see version histories, whatever the document's access level (spec P§6).
    demandAccess('internal', viewer);
    const { asset, product } = catalogue.demandAsset(c.req.param('assetId'), viewer);
    const prd = c.req.query('prd');
    if (prd && prd !== product.prd) throw notFound('This document belongs to another product.');
    return c.json(historyOf(asset));
  });

  app.get('/api/v2/document/:assetId', (c) => {
    const { asset, product } = catalogue.demandAsset(c.req.param('assetId'), c.get('viewer'));
    const { id, prd, name } = product;
    const { title } = assetTypes[asset.type];
    return c.json({ ...asset, title, product: { id, prd, product_name: name } });
  });

  app.route('/api/v2/document/archive', archiveRoutes(context, { catalogue, render, renewViewer }));
  app.route('/api/v2/msds', safetySheetRoutes(catalogue));
  return app;
}
