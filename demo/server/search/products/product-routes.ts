import { Hono } from 'hono';
import { type IndustryCode, isIndustryCode } from '../../../data/industries.ts';
import type { Product } from '../../../data/product.ts';
import type { ServiceContext, ServiceEnvironment } from '../../base/context.ts';
import { type NearProduct, nearestShades } from '../../catalogue/nearest-shades.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { identityOf } from '../../catalogue/product-hit.ts';
import type { StoredAsset } from '../../catalogue/stored-asset.ts';
import { badRequest } from '../../http/refusals.ts';
import { createFormulations } from '../formulation/formulations.ts';
import { createComparisons } from './advanced-comparisons.ts';
import { comparedProductsRoutes } from './compared-products-routes.ts';
import { assetsFor, colorValues, pigmentOf } from './pigment.ts';

/** Products, formulations and comparisons by product, below /api/v1 (spec P§7). */
export function productRoutes({ database, origins }: ServiceContext): Hono<ServiceEnvironment> {
  const catalogue = openCatalogue(database);
  const formulations = createFormulations(database);
  const comparisons = createComparisons(database, catalogue);
  const nearest = nearestShades(database);
  const urlOf = (assetId: string) => `${origins.document}/api/v2/document/download/${assetId}`;
  const app = new Hono<ServiceEnvironment>();

  app.get('/pigment/:id', (c) => {
    const viewer = c.get('viewer');
    const product = catalogue.demand(c.req.param('id'), viewer);
    const industry = industryOf(c.req.query('i'), product);
    return c.json({
      ...pigmentOf({ product, assets: catalogue.assetsOf(product, viewer), viewer, urlOf, industry }),
      advancedComparisons: comparisons.byProduct(product.id, industry ? [industry] : [], viewer),
    });
  });

  app.get('/pigment/:id/nearest', (c) => {
    const viewer = c.get('viewer');
    const product = catalogue.demand(c.req.param('id'), viewer);
    const { i = '', medium, applicationType = 'masstone', limit = '4' } = c.req.query();
    if (!isIndustryCode(i)) throw badRequest(`Unknown value "${i}" of filter "i".`);
    if (!/^([1-9]|1\d|20)$/.test(limit))
      throw badRequest('The parameter "limit" must be a number from 1 to 20.');
    const found = nearest(product, { industry: i, medium, applicationType }, viewer)
      .filter(({ product: near }) => near.isActive)
      .slice(0, Number(limit));
    return c.json(
      found.map((near) => {
        const assets = assetsFor(i, catalogue.assetsOf(near.product, viewer));
        return nearPigment(near, assets, i);
      }),
    );
  });

  app.get('/formulation/by-ingredient/:id', (c) => {
    const viewer = c.get('viewer');
    const product = catalogue.demand(c.req.param('id'), viewer);
    return c.json(formulations.byProduct(product.id, industryOf(c.req.query('i'), product), viewer));
  });

  app.route('/product-comparison', comparedProductsRoutes({ catalogue, comparisons, urlOf }));
  return app;
}

/** The industry, if it is one of the product's; any other counts as none (decision B4). */
function industryOf(text: string | undefined, product: Product): IndustryCode | undefined {
  return product.industries.find((code) => code === text);
}

/** The product with the measure of its difference, as a hit has it. */
function nearPigment(
  { product, deltaE, medium, angle, measured, rgb }: NearProduct,
  assets: readonly StoredAsset[],
  industry: IndustryCode,
) {
  return {
    id: product.id,
    uid: `pigments::${product.id}`,
    prd: product.prd,
    product_name: product.name,
    ...(product.isInternal && { isInternal: true }),
    industries: product.industries,
    color_values: colorValues(product, assets, industry),
    ...identityOf(product),
    ...{ deltaE, medium, measured },
    ...(rgb && { rgb }),
    ...(angle === undefined ? {} : { angle }),
  };
}
