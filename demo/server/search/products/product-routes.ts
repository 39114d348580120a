import { Hono } from 'hono';
import { type IndustryCode, isIndustryCode } from '../../../data/industries.ts';
import type { Product } from '../../../data/product.ts';
import type { ServiceContext, ServiceEnvironment } from '../../base/context.ts';
import { type NearProduct, nearestShades } from '../../catalogue/nearest-shades.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { optionTitle } from '../../catalogue/option-title.ts';
import { identityOf } from '../../catalogue/product-hit.ts';
import type { StoredAsset } from '../../catalogue/stored-asset.ts';
import { badRequest } from '../../http/refusals.ts';
import { createFormulations } from '../formulation/formulations.ts';
import { createComparisons } from './advanced-comparisons.ts';
import { comparedProductsRoutes } from './compared-products-routes.ts';
import { gradesOf } from './grades.ts';
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
    const grades = gradesOf(product, catalogue, viewer);
    return c.json({
      ...pigmentOf({ product, assets: catalogue.assetsOf(product, viewer), viewer, urlOf, industry }),
      ...(grades.length > 0 && { grades }),
      advancedComparisons: comparisons.byProduct(product.id, industry ? [industry] : [], viewer),
    });
  });

  app.get('/pigment/:id/nearest', (c) => {
    const viewer = c.get('viewer');
    const product = catalogue.demand(c.req.param('id'), viewer);
    const { i = '', medium, applicationType = 'masstone', limit = '4', ...filters } = c.req.query();
    const { min_light_fastness: leastLight } = filters;
    if (!isIndustryCode(i)) throw badRequest(`Unknown value "${i}" of filter "i".`);
    if (!/^([1-9]|1\d|20)$/.test(limit))
      throw badRequest('The parameter "limit" must be a number from 1 to 20.');
    if (leastLight !== undefined && !/^[1-8]$/.test(leastLight))
      throw badRequest('The parameter "min_light_fastness" must be a number from 1 to 8.');
    const query = {
      ...{ industry: i, medium, applicationType },
      chemistries: c.req.queries('chemistry') ?? [],
      leastLight: leastLight === undefined ? undefined : Number(leastLight),
    };
    const found = nearest(product, query, viewer)
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
  { product, deltaE, medium, applicationType, angle, measured, rgb, light }: NearProduct,
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
    chemistry: product.chemistry,
    chemistry_title: optionTitle('chemistry', product.chemistry),
    ...(light !== undefined && { light_fastness: light }),
    ...{ deltaE, medium, applicationType, measured },
    ...(rgb && { rgb }),
    ...(angle === undefined ? {} : { angle }),
  };
}
