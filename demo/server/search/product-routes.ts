import { Hono } from 'hono';
import { type IndustryCode, isIndustryCode } from '../../data/industries.ts';
import type { Product } from '../../data/product.ts';
import { isInternal } from '../access.ts';
import { productReader } from '../catalogue/product-reader.ts';
import type { ServiceContext, ServiceEnvironment, Viewer } from '../context.ts';
import { badRequest, notFound } from '../http/refusals.ts';
import { createComparisons } from './advanced-comparisons.ts';
import { createFormulations } from './formulations.ts';
import { productIdOf } from './hit-ids.ts';
import { imageStackOf } from './image-stack.ts';
import { type NearProduct, nearestShades } from './nearest.ts';
import { colorValues, flatPigmentOf, pigmentOf, visibleAssets } from './pigment.ts';

/** Products, formulations and comparisons by product, below /api/v1 (spec P§7). */
export function productRoutes({ database, origins }: ServiceContext): Hono<ServiceEnvironment> {
  const reader = productReader(database);
  const formulations = createFormulations(database);
  const comparisons = createComparisons(database, reader);
  const nearest = nearestShades(database, reader);
  const urlOf = (assetId: string) => `${origins.document}/api/v2/document/download/${assetId}`;
  const app = new Hono<ServiceEnvironment>();

  /** The product, by id or by article number, unless it is internal and the viewer is not (decision B5). */
  function find(id: string, viewer: Viewer): Product | undefined {
    const product = reader.product(productIdOf(id)) ?? reader.productByNumber(id);
    return product && (!product.isInternal || isInternal(viewer)) ? product : undefined;
  }

  function demand(id: string, viewer: Viewer): Product {
    const product = find(id, viewer);
    if (!product) throw notFound('This product does not exist or is not open to you.');
    return product;
  }

  app.get('/pigment/:id', (c) => {
    const viewer = c.get('viewer');
    const product = demand(c.req.param('id'), viewer);
    const industry = industryOf(c.req.query('i'), product);
    return c.json({
      ...pigmentOf({ product, assets: reader.assetsOf(product), viewer, urlOf, industry }),
      advancedComparisons: comparisons.byProduct(product.id, industry ? [industry] : [], viewer),
    });
  });

  app.get('/pigment/:id/nearest', (c) => {
    const viewer = c.get('viewer');
    const product = demand(c.req.param('id'), viewer);
    const { i = '', medium, applicationType = 'masstone', limit = '4' } = c.req.query();
    if (!isIndustryCode(i)) throw badRequest(`Unknown value "${i}" of filter "i".`);
    if (!/^([1-9]|1\d|20)$/.test(limit))
      throw badRequest('The parameter "limit" must be a number from 1 to 20.');
    const found = nearest(product, { industry: i, medium, applicationType })
      .filter((near) => near.product.isActive && (!near.product.isInternal || isInternal(viewer)))
      .slice(0, Number(limit));
    return c.json(found.map((near) => nearPigment(near, i, viewer)));
  });

  function nearPigment(
    { product, deltaE, angle, measured, rgb }: NearProduct,
    industry: IndustryCode,
    viewer: Viewer,
  ) {
    const assets = visibleAssets({ assets: reader.assetsOf(product), viewer, industry });
    return {
      id: product.id,
      uid: `pigments::${product.id}`,
      prd: product.prd,
      product_name: product.name,
      industries: product.industries,
      color_values: colorValues(product, assets, industry),
      ...{ deltaE, measured },
      ...(rgb && { rgb }),
      ...(angle === undefined ? {} : { angle }),
    };
  }

  app.get('/formulation/by-ingredient/:id', (c) => {
    const viewer = c.get('viewer');
    const product = demand(c.req.param('id'), viewer);
    return c.json(formulations.byProduct(product.id, industryOf(c.req.query('i'), product), viewer));
  });

  app.get('/product-comparison/productsByUids', (c) => {
    const viewer = c.get('viewer');
    const industry = c.req.query('i') ?? '';
    if (!isIndustryCode(industry)) throw badRequest(`Unknown value "${industry}" of filter "i".`);
    const type = c.req.query('type') ?? 'pigments';
    if (type !== 'pigments' && type !== 'imageStacks')
      throw badRequest(`Unknown value "${type}" of filter "type".`);
    const version = c.req.query('stackFileVersion') === '1' ? 1 : 2;
    const uids = (c.req.query('uids') ?? '').split(',').filter(Boolean);
    const pigments = uids.flatMap((uid) => {
      const product = find(uid, viewer);
      if (!product) return [];
      const assets = reader.assetsOf(product);
      const pigment = flatPigmentOf({ product, assets, viewer, urlOf, industry });
      if (type === 'pigments') return [pigment];
      return [{ ...pigment, ...imageStackOf(product, assets, version, urlOf) }];
    });
    return c.json(pigments);
  });

  app.get('/product-comparison/advanced/by-product/:id', (c) => {
    const viewer = c.get('viewer');
    const product = demand(c.req.param('id'), viewer);
    const codes = (c.req.query('industries') ?? '').split(',').filter(Boolean);
    const wrong = codes.find((code) => !isIndustryCode(code));
    if (wrong !== undefined) throw badRequest(`Unknown value "${wrong}" of filter "industries".`);
    return c.json(comparisons.byProduct(product.id, codes, viewer));
  });

  return app;
}

/** The industry, if it is one of the product's; any other counts as none (decision B4). */
function industryOf(text: string | undefined, product: Product): IndustryCode | undefined {
  return product.industries.find((code) => code === text);
}
