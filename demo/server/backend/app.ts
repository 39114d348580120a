import { Hono } from 'hono';
import { countries } from '../../data/portal/countries.ts';
import type { ServiceEnvironment } from '../base/context.ts';
import type { Ground } from '../ground/ground.ts';
import { catalogDownload } from './catalog-pdf/catalog-download.ts';
import { comparisonDownload } from './comparison-pdf/comparison-download.ts';
import { productDownload } from './product-download.ts';

/** The backend (spec S§7). */
export function createBackendApp(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.get('/api/v1/country', (c) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.json(countries);
  });
  app.route('/', comparisonDownload(ground));
  app.route('/', productDownload(ground));
  app.route('/', catalogDownload(ground));
  return app;
}
