import { Hono } from 'hono';
import type { ServiceEnvironment, Viewer } from '../base/context.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import type { Ground } from '../ground/ground.ts';
import { badRequest } from '../http/refusals.ts';
import { knownUser } from './known-user.ts';
import { createUserLog } from './log.ts';

const mostEntries = 500;

/** `GET /user/me/log` (spec S§7). */
export function logRoute(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const log = createUserLog(ground.database);
  const catalogue = openCatalogue(ground.database);
  app.get('/log', (c) => {
    const { id } = knownUser(c, ground);
    const { type, prd, limit = '20' } = c.req.query();
    if (!type) throw badRequest('The parameter "type" is missing.');
    if (!/^[1-9]\d{0,3}$/.test(limit)) throw badRequest('The parameter "limit" must be a number from 1.');
    const entries = log.find(id, { type, prd, limit: Math.min(Number(limit), mostEntries) });
    return c.json(
      entries.map(({ request, ...entry }) => ({
        ...entry,
        ...productOf(entry.prd, c.get('viewer')),
        ...request,
      })),
    );
  });
  return app;

  /** Id, current name, whether it is made; `null` without a product, or if the viewer may no longer see it. */
  function productOf(prd: string | null, viewer: Viewer) {
    const product = prd === null ? undefined : catalogue.find(prd, viewer);
    if (!product) return { productId: null, productName: null };
    return { productId: product.id, productName: product.name, isActive: product.isActive };
  }
}
