import { type Context, Hono } from 'hono';
import { colorMedia } from '../../../../src/comparison/rules/colors/color-media.ts';
import {
  COMPARISON_LIMIT,
  COMPARISON_MINIMUM,
  TITLE_LIMIT,
} from '../../../../src/comparison/rules/content/comparison.ts';
import { legibleAddress } from '../../../../src/comparison/rules/content/comparison-view.ts';
import type { TableContent } from '../../../../src/comparison/rules/table/comparison-for-customers.ts';
import {
  type ComparedProduct,
  comparisonGroups,
} from '../../../../src/comparison/rules/table/comparison-rows.ts';
import { comparePageTexts, groupTitles } from '../../../../src/comparison/texts/compare-page.ts';
import { hidingCodes } from '../../../../src/domain/fields/unnamed-codes.ts';
import { fileName } from '../../../../src/lib/file/file-name.ts';
import { fieldTexts, wordsOfFields } from '../../../../src/texts/fields.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { type IndustryCode, industryTitle, isIndustryCode } from '../../../data/industries.ts';
import { fieldManifest, internalFields } from '../../../data/manifest/field-manifest.ts';
import type { Product } from '../../../data/product.ts';
import { technicalCatalogue } from '../../../data/technical/property-catalogue.ts';
import { technicalProperties } from '../../../data/technical/technical-properties.ts';
import { isInternal } from '../../base/access.ts';
import type { ServiceEnvironment, Viewer } from '../../base/context.ts';
import { formatDate } from '../../base/format-date.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { productIdOf } from '../../catalogue/product-id-of.ts';
import type { Ground } from '../../ground/ground.ts';
import { badRequest, notFound } from '../../http/refusals.ts';
import { answerPdf } from '../../pdf/answer-pdf.ts';
import { INTERNAL_NAME, INTERNAL_NOTE, marked, readerOfFile } from '../internal-data.ts';
import { renderComparisonPdf } from './comparison-pdf.ts';
import { markComparison } from './mark-comparison.ts';

const text = translator(comparePageTexts);
const words = wordsOfFields(translator(fieldTexts));

/** Query of a comparison's PDF. */
interface ComparisonQuery {
  industry: IndustryCode;
  products: Product[];
  /** Index among the products. */
  reference: number;
}

/**
 * `GET /util/download/comparison?i=&productUids=&reference=&medium=&perspective=&download=&title=`: two to four
 * products of an industry as PDF (spec S§7). Everyone may export (decision 2); a token adds what only its user may see.
 */
export function comparisonDownload({ database, now, origins }: Ground): Hono<ServiceEnvironment> {
  const catalogue = openCatalogue(database);
  const app = new Hono<ServiceEnvironment>();

  app.get('/util/download/comparison', async (c) => {
    const asked = readQuery(c, c.get('viewer'));
    const { industry, products, reference } = asked;
    const viewer = readerOfFile(
      c,
      products.some((product) => product.isInternal),
    );
    const medium = c.req.query('medium');
    const title = (c.req.query('title') ?? '').trim().slice(0, TITLE_LIMIT) || text('compare.file');
    const date = now().toISOString();
    const compared = products.map((product) => comparedProduct(product, industry, viewer));
    const isInternalUser = isInternal(viewer);
    const contentFor = (isStaff: boolean): TableContent => {
      const technicalEntries = isStaff ? technicalCatalogue : hidingCodes(technicalCatalogue);
      const manifest = isStaff
        ? fieldManifest
        : hidingCodes(fieldManifest.filter(({ code }) => !internalFields.has(code)));
      const media = colorMedia(compared, technicalEntries).toSorted(
        (one, other) => Number(other.key === medium) - Number(one.key === medium),
      );
      const titles = groupTitles(text);
      return {
        media,
        groups: comparisonGroups(compared, { industry, manifest, technicalEntries, words, titles, media }),
      };
    };
    const open = contentFor(false);
    const { media, groups } = markComparison(isInternalUser ? contentFor(true) : open, open);
    const bytes = await renderComparisonPdf({
      title,
      subject: [
        industryTitle(industry),
        `${products.length} products`,
        `${text('compare.reference')}: ${products[reference]?.name}`,
        formatDate(date),
        ...(isInternalUser ? [INTERNAL_NOTE] : []),
      ].join(' · '),
      address: addressOf(origins.site, asked, media[0]?.key),
      products: products.map(({ name, prd, color = null, isInternal: isForStaff }) => ({
        name: marked(name, isForStaff),
        prd,
        color,
      })),
      reference,
      media,
      groups,
      words,
      date,
      footer: [
        title,
        ...(isInternalUser ? ['Internal'] : []),
        `${formatDate(date)} ${date.slice(11, 16)} UTC`,
      ].join(' · '),
    });
    return answerPdf(c, bytes, fileName(title, isInternalUser && INTERNAL_NAME));
  });

  return app;

  function readQuery(c: Context, viewer: Viewer): ComparisonQuery {
    const industry = c.req.query('i') ?? '';
    if (!isIndustryCode(industry)) throw badRequest(`There is no industry "${industry}".`);
    const uids = [...new Set((c.req.query('productUids') ?? '').split(',').filter(Boolean))];
    if (uids.length < COMPARISON_MINIMUM || uids.length > COMPARISON_LIMIT)
      throw badRequest('A comparison holds two to four products.');
    const products = uids.flatMap((uid) => {
      const product = catalogue.find(uid, viewer);
      return product?.industries.includes(industry) ? [product] : [];
    });
    if (products.length < COMPARISON_MINIMUM)
      throw notFound('Too few of these products exist, or are open to you, to compare them.');
    const chosen = productIdOf(c.req.query('reference') ?? '');
    const reference = Math.max(
      0,
      products.findIndex(({ id }) => id === chosen),
    );
    return { industry, products, reference };
  }
}

/** Returns the page that compares the same, for everyone who may see the products. */
function addressOf(site: string, { industry, products, reference }: ComparisonQuery, medium = ''): string {
  const uids = products.map(({ id }) => `pigments::${id}`);
  const url = new URL('/compare', site);
  const query = { i: industry, uids: uids.join(','), reference: uids[reference] ?? '', medium };
  for (const [key, value] of Object.entries(query)) if (value) url.searchParams.set(key, value);
  return legibleAddress(url);
}

function comparedProduct(product: Product, industry: IndustryCode, viewer: Viewer): ComparedProduct {
  const own = Object.entries(product.byIndustry[industry] ?? {}).filter(([, value]) => value !== null);
  const fields = Object.entries({ ...product.fields, ...Object.fromEntries(own) });
  return {
    technicalProperties: technicalProperties(product, industry),
    fields: Object.fromEntries(fields.filter(([code]) => isInternal(viewer) || !internalFields.has(code))),
  };
}
