import { type Context, Hono } from 'hono';
import { fileName } from '../../../src/lib/file/file-name.ts';
import { type IndustryCode, industryTitle } from '../../data/industries.ts';
import type { Product } from '../../data/product.ts';
import { isInternal } from '../base/access.ts';
import type { ServiceEnvironment } from '../base/context.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import type { Ground } from '../ground/ground.ts';
import { badRequest } from '../http/refusals.ts';
import { answerPdf } from '../pdf/answer-pdf.ts';
import { INTERNAL_NAME, readerOfFile } from './internal-data.ts';
import { productWriter } from './product-content.ts';
import { renderProductPdf } from './product-pdf.ts';

/**
 * `GET /util/download/pigment?id=&i=&perspective=&download=`: a product in one industry as PDF (spec P§7 "Print and
 * PDF", decision B7). A token adds what only its user may see.
 */
export function productDownload(ground: Ground): Hono<ServiceEnvironment> {
  const catalogue = openCatalogue(ground.database);
  const write = productWriter(ground, catalogue);
  const app = new Hono<ServiceEnvironment>();

  app.get('/util/download/pigment', async (c) => {
    const product = demandProduct(c);
    const industry = demandIndustry(product, c.req.query('i'));
    const viewer = readerOfFile(c, product.isInternal);
    const bytes = await renderProductPdf(write(product, industry, viewer));
    return answerPdf(c, bytes, nameOf(product, industry, isInternal(viewer)));
  });

  return app;

  function demandProduct(c: Context<ServiceEnvironment>): Product {
    const id = c.req.query('id');
    if (!id) throw badRequest('The parameter "id" is missing.');
    return catalogue.demand(id, c.get('viewer'));
  }
}

/** Returns the requested industry, else the only one. */
function demandIndustry({ industries: own, name }: Product, asked: string | undefined): IndustryCode {
  const [only, ...others] = own;
  const industry = own.find((code) => code === asked) ?? (others.length === 0 ? only : undefined);
  if (!industry) throw badRequest(`Please choose one of the industries of ${name} first.`);
  return industry;
}

function nameOf({ name }: Product, industry: IndustryCode, hasInternal: boolean): string {
  return fileName(name, industryTitle(industry), hasInternal && INTERNAL_NAME);
}
