import { Hono } from 'hono';
import { isIndustryCode } from '../../../data/industries.ts';
import type { ServiceEnvironment } from '../../base/context.ts';
import type { OpenCatalogue } from '../../catalogue/open-catalogue.ts';
import { badRequest } from '../../http/refusals.ts';
import type { Comparisons } from './advanced-comparisons.ts';
import { imageStackOf } from './image-stack.ts';
import { flatPigmentOf } from './pigment.ts';

interface Sources {
  catalogue: OpenCatalogue;
  comparisons: Comparisons;
  /** Returns the address of an asset by its id. */
  urlOf: (assetId: string) => string;
}

/** Products side by side, and the editors' comparisons, below /api/v1/product-comparison (spec P§7). */
export function comparedProductsRoutes({ catalogue, comparisons, urlOf }: Sources): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();

  app.get('/productsByUids', (c) => {
    const viewer = c.get('viewer');
    const industry = c.req.query('i') ?? '';
    if (!isIndustryCode(industry)) throw badRequest(`Unknown value "${industry}" of filter "i".`);
    const type = c.req.query('type') ?? 'pigments';
    if (type !== 'pigments' && type !== 'imageStacks')
      throw badRequest(`Unknown value "${type}" of filter "type".`);
    const version = c.req.query('stackFileVersion') === '1' ? 1 : 2;
    const uids = (c.req.query('uids') ?? '').split(',').filter(Boolean);
    const pigments = uids.flatMap((uid) => {
      const product = catalogue.find(uid, viewer);
      if (!product) return [];
      const assets = catalogue.assetsOf(product, viewer);
      const pigment = flatPigmentOf({ product, assets, viewer, urlOf, industry });
      if (type === 'pigments') return [pigment];
      return [{ ...pigment, ...imageStackOf(product, assets, version, urlOf) }];
    });
    return c.json(pigments);
  });

  app.get('/advanced/by-product/:id', (c) => {
    const viewer = c.get('viewer');
    const product = catalogue.demand(c.req.param('id'), viewer);
    const codes = (c.req.query('industries') ?? '').split(',').filter(Boolean);
    const wrong = codes.find((code) => !isIndustryCode(code));
    if (wrong !== undefined) throw badRequest(`Unknown value "${wrong}" of filter "industries".`);
    return c.json(comparisons.byProduct(product.id, codes, viewer));
  });

  return app;
}
