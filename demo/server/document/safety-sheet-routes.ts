import { Hono } from 'hono';
import * as v from 'valibot';
import { daysBeforeEpoch } from '../../data/epoch.ts';
import { isInternal } from '../access.ts';
import type { ProductReader } from '../catalogue/product-reader.ts';
import type { ServiceEnvironment } from '../context.ts';
import { readBody } from '../http/read-body.ts';
import { notFound } from '../http/refusals.ts';
import { attachment } from './content-disposition.ts';
import { renderPdf } from './render-pdf.ts';
import { safetyDataSheet, sheetLanguages, sheetTypes } from './safety-data-sheet.ts';

const order = v.object({
  /** Article number of the product. */
  emg: v.string(),
  language: v.picklist(sheetLanguages.map(({ key }) => key)),
  type: v.picklist(sheetTypes.map(({ key }) => key)),
});

/** Languages, types and files of safety data sheets, below /api/v2/msds (spec P§7). */
export function safetySheetRoutes(reader: ProductReader): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.get('/languages', (c) => c.json(sheetLanguages));
  app.get('/types', (c) => c.json(sheetTypes));
  app.post('/document', async (c) => {
    const { emg, language, type } = await readBody(c, order);
    const product = reader.productByNumber(emg);
    if (!product || (product.isInternal && !isInternal(c.get('viewer')))) {
      throw notFound(`There is no safety data sheet for article ${emg}.`);
    }
    const chosen = sheetLanguages.find(({ key }) => key === language) ?? { key: language, value: language };
    const form = sheetTypes.find(({ key }) => key === type) ?? { key: type, value: type };
    const bytes = await renderPdf(safetyDataSheet(product, chosen, form, daysBeforeEpoch(30)));
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`SDS_${product.prd}_${language}.pdf`),
      'cache-control': 'private, no-cache',
    });
  });
  return app;
}
