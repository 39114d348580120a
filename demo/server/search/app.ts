import { Hono } from 'hono';
import type { ServiceContext, ServiceEnvironment } from '../base/context.ts';
import { answerErrors, answerNotFound } from '../http/refusal.ts';
import { catalogRoutes } from './catalog/catalog-routes.ts';
import { competitorRoutes } from './competitors/competitor-routes.ts';
import { documentRoutes } from './document-routes.ts';
import { formulationRoutes } from './formulation/formulation-routes.ts';
import { manifestRoutes } from './manifest-routes.ts';
import { colorRoutes } from './nearest/color-routes.ts';
import { productRoutes } from './products/product-routes.ts';
import { savedSearchRoutes } from './saved/saved-search-routes.ts';
import { createSearchCalls } from './search-calls.ts';

/**
 * The search service (spec P§7, spec S§7). It needs a database filled by
 * `seedCatalogue`, and the viewer set by a middleware before it.
 *
 * @param calls those of the searches, where pages share them
 */
export function createSearchApp(
  context: ServiceContext,
  calls = createSearchCalls(context),
): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.onError(answerErrors);
  app.notFound(answerNotFound);
  app.route('/api/v1/document', documentRoutes(calls));
  app.route('/api/v1/competitor', competitorRoutes(calls));
  app.route('/api/v1/color', colorRoutes(calls));
  app.route('/api/v1/manifest', manifestRoutes());
  app.route('/api/v1', productRoutes(context));
  app.route('/api/v1/formulation', formulationRoutes(context.database));
  app.route('/api/v1/catalog', catalogRoutes(context));
  app.route('/api/v1/saved-search', savedSearchRoutes(context, calls));
  return app;
}
