import { Hono } from 'hono';
import type { ServiceEnvironment } from '../base/context.ts';
import type { Ground } from '../ground/ground.ts';
import { comparisonRoutes } from './comparisons.ts';
import { downloadTokenRoute } from './download-token.ts';
import { favoriteRoutes } from './favorites.ts';
import { logRoute } from './log-route.ts';
import { meRoutes } from './me.ts';
import { ownDataRoute } from './own-data/own-data-route.ts';
import { passwordRoutes } from './passwords.ts';
import { registerRoutes } from './register.ts';
import { sessionRoutes } from './sessions.ts';

/** The user service (spec S§7, spec P§7). A middleware before it must set the viewer. */
export function createUserApp(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.route('/api/v1/user/me', meRoutes(ground));
  app.route('/api/v1/user/me', logRoute(ground));
  app.route('/api/v1/user/me', downloadTokenRoute(ground));
  app.route('/api/v1/user/me', sessionRoutes(ground));
  app.route('/api/v1/user/me', ownDataRoute(ground));
  app.route('/api/v1/user', registerRoutes(ground));
  app.route('/api/v1/user', passwordRoutes(ground));
  app.route('/api/v1/product-sheet', favoriteRoutes(ground));
  app.route('/api/v1/product-comparison', comparisonRoutes(ground));
  return app;
}
