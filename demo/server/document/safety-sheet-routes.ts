import { Hono } from 'hono';
import * as v from 'valibot';
import { daysBeforeEpoch } from '../../data/epoch.ts';
import type { Product } from '../../data/product.ts';
import { regions } from '../../data/regions.ts';
import { canSeeProduct } from '../access.ts';
import type { ProductReader } from '../catalogue/product-reader.ts';
import type { ServiceEnvironment, Viewer } from '../context.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { notFound } from '../http/refusals.ts';
import { attachment } from './content-disposition.ts';
import { renderPdf } from './render-pdf.ts';
import { safetyDataSheet } from './safety-data-sheet.ts';
import { type KeyValue, sheetLanguages, sheetTypes, sheetTypesFor } from './sheet-choices.ts';
import { languagesOf } from './sheet-languages.ts';

const order = v.object({
  /** Product code of the product. */
  emg: v.string(),
  language: v.picklist(sheetLanguages.map(({ key }) => key)),
  type: v.picklist(sheetTypes.map(({ key }) => key)),
});

/** Languages, types and files of safety data sheets, below /api/v2/msds (spec P§7). */
export function safetySheetRoutes(reader: ProductReader): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();

  function demand(emg: string, viewer: Viewer): { product: Product; languages: readonly KeyValue[] } {
    const product = reader.productByNumber(emg);
    const isOpen = product && canSeeProduct(product, viewer);
    const languages = isOpen ? languagesOf(product, reader.assetsOf(product)) : [];
    if (!isOpen || languages.length === 0)
      throw notFound(`There is no safety data sheet for product code ${emg}.`);
    return { product, languages };
  }

  app.get('/languages', (c) => {
    const emg = c.req.query('emg');
    return c.json(emg === undefined ? sheetLanguages : demand(emg, c.get('viewer')).languages);
  });

  app.get('/types', (c) => c.json(sheetTypesFor(c.req.header('x-request-region'))));

  app.post('/document', async (c) => {
    const { emg, language, type } = await readBody(c, order);
    const { product, languages } = demand(emg, c.get('viewer'));
    const chosen = languages.find(({ key }) => key === language);
    if (!chosen) throw languageMissing(languages);
    const form = sheetTypes.find(({ key }) => key === type) ?? { key: type, value: type };
    const region = regions[c.req.header('x-request-region') ?? ''];
    const bytes = await renderPdf(safetyDataSheet(product, chosen, form, daysBeforeEpoch(30), region));
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`SDS_${product.prd}_${language}.pdf`),
      'cache-control': 'private, no-cache',
    });
  });

  return app;
}

function languageMissing(languages: readonly KeyValue[]): Refusal {
  const names = new Intl.ListFormat('en').format(languages.map(({ value }) => value));
  const message = `There is no safety data sheet in this language. There is one in ${names}.`;
  return new Refusal(404, { message, code: 'language_missing', languages });
}
