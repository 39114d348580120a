import { type Context, Hono } from 'hono';
import { fileName } from '../../../../src/lib/file/file-name.ts';
import { type IndustryCode, industryTitle, isIndustryCode } from '../../../data/industries.ts';
import type { Product } from '../../../data/product.ts';
import type { ServiceEnvironment, Viewer } from '../../base/context.ts';
import { formatDate } from '../../base/format-date.ts';
import { type Catalog, isOpenTo, perspectiveOf } from '../../catalogue/catalogs/catalog.ts';
import { catalogProducts } from '../../catalogue/catalogs/catalog-products.ts';
import { createCatalogStore } from '../../catalogue/catalogs/catalog-store.ts';
import { viewCatalog } from '../../catalogue/catalogs/catalog-view.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import type { Ground } from '../../ground/ground.ts';
import { badRequest, notFound } from '../../http/refusals.ts';
import { answerPdf } from '../../pdf/answer-pdf.ts';
import { INTERNAL_NAME, INTERNAL_NOTE } from '../internal-data.ts';
import { catalogEntry } from './catalog-entry.ts';
import { type CatalogPdf, renderCatalogPdf } from './catalog-pdf.ts';

/**
 * `GET /util/download/catalog?id=&i=&perspective=&download=`: a catalogue as PDF, as seen from a perspective. A token
 * adds what only its user may see.
 */
export function catalogDownload({ database, now, users, origins }: Ground): Hono<ServiceEnvironment> {
  const store = createCatalogStore(database);
  const find = catalogProducts(database);
  const catalogue = openCatalogue(database);
  const app = new Hono<ServiceEnvironment>();

  app.get('/util/download/catalog', async (c) => {
    const catalog = demandCatalog(c);
    const industry = readIndustry(c.req.query('i'));
    const viewer = c.get('viewer');
    const perspective = perspectiveOf(c.req.query('perspective'), viewer);
    const { countedIds } = viewCatalog(catalog, find, perspective);
    const products = countedIds.flatMap((id) => catalogue.find(id, viewer) ?? []);
    const bytes = await renderCatalogPdf(contentOf(catalog, products, { industry, viewer }));
    const name = fileName(catalog.title, products.some(({ isInternal }) => isInternal) && INTERNAL_NAME);
    return answerPdf(c, bytes, name);
  });

  return app;

  function demandCatalog(c: Context<ServiceEnvironment>): Catalog {
    const id = c.req.query('id');
    if (!id) throw badRequest('The parameter "id" is missing.');
    const catalog = store.byId(id);
    if (!catalog || !isOpenTo(catalog, c.get('viewer'))) throw notFound('This catalogue does not exist.');
    return catalog;
  }

  function contentOf(
    { id, title, isStandard }: Catalog,
    products: readonly Product[],
    { industry, viewer }: { industry: IndustryCode | undefined; viewer: Viewer },
  ): CatalogPdf {
    const date = now().toISOString();
    const day = formatDate(date);
    const count = products.length === 1 ? '1 pigment' : `${products.length} pigments`;
    // Name the maker of a user's own catalogue; a standard one is the company's.
    const maker = isStandard ? undefined : users.byId(viewer.userId ?? '');
    return {
      cover: {
        title,
        subject: industry ? `${count} for ${industryTitle(industry).toLowerCase()}` : count,
        imprint: maker ? `Put together by ${maker.firstName} ${maker.lastName} · ${day}` : day,
        address: `${origins.site}/catalogs?${new URLSearchParams({ id })}`,
        warning: products.some((product) => product.isInternal) ? INTERNAL_NOTE : undefined,
      },
      entries: products.map((product, at) => catalogEntry(product, at + 1, industry)),
      date,
      footer: `${shorten(title)} · ${day}`,
    };
  }
}

/** @throws Refusal 400 for an industry that does not exist */
function readIndustry(code: string | undefined): IndustryCode | undefined {
  if (code === undefined || code === '') return undefined;
  if (!isIndustryCode(code)) throw badRequest(`There is no industry "${code}".`);
  return code;
}

/** Leaves room for the rest of the line. */
function shorten(title: string): string {
  return title.length > 80 ? `${title.slice(0, 80).trimEnd()}…` : title;
}
