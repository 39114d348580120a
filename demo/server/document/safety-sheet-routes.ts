import { Hono } from 'hono';
import * as v from 'valibot';
import { sheetFileName } from '../../data/assets/sheet-file-name.ts';
import { company } from '../../data/portal/company.ts';
import type { Product } from '../../data/product.ts';
import type { ServiceEnvironment, Viewer } from '../base/context.ts';
import type { OpenCatalogue } from '../catalogue/open-catalogue.ts';
import type { StoredAsset } from '../catalogue/stored-asset.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { badRequest, notFound } from '../http/refusals.ts';
import { attachment } from './content-disposition.ts';
import { renderPdf } from './render-pdf.ts';
import { safetyDataSheet } from './safety-data-sheet.ts';
import {
  type KeyValue,
  languagesOf,
  localeOfSheet,
  sheetLanguages,
  sheetTypeOf,
  sheetTypes,
  sheetTypesFor,
} from './sheet-choices.ts';

const order = v.object({
  /** Product code of the product. */
  emg: v.string(),
  language: v.picklist(sheetLanguages.map(({ key }) => key)),
  type: v.picklist(sheetTypes.map(({ key }) => key)),
});

/** A product with its safety data sheet. */
interface OpenSheet {
  product: Product;
  languages: readonly KeyValue[];
  /** The issue in the product's list of documents. */
  issue: StoredAsset;
}

/** Languages, types and files of safety data sheets, below /api/v2/msds (spec P§7). */
export function safetySheetRoutes(catalogue: OpenCatalogue): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();

  function demand(emg: string, viewer: Viewer): OpenSheet {
    const product = catalogue.find(emg, viewer);
    const assets = product ? catalogue.assetsOf(product, viewer) : [];
    const issue = assets.find(({ type }) => type === 'virtual_msds');
    const languages = product ? languagesOf(product, assets) : [];
    if (!product || !issue || languages.length === 0)
      throw notFound(`There is no safety data sheet for product code ${emg}.`);
    return { product, languages, issue };
  }

  app.get('/languages', (c) => {
    const { emg, type } = c.req.query();
    if (type !== undefined && sheetTypes.every(({ key }) => key !== type))
      throw badRequest('There is no such type of safety data sheets.');
    if (emg === undefined) return c.json(sheetLanguages);
    const { languages, issue } = demand(emg, c.get('viewer'));
    return c.json(type === undefined ? languages : languages.map((each) => ({ ...each, ...factsOf(issue) })));
  });

  app.get('/types', (c) => c.json(sheetTypesFor(c.req.header('x-request-region'))));

  app.post('/document', async (c) => {
    const { emg, language, type } = await readBody(c, order);
    const { product, languages, issue } = demand(emg, c.get('viewer'));
    if (languages.every(({ key }) => key !== language)) throw languageMissing(languages);
    const sheet = { locale: localeOfSheet(language), type: sheetTypeOf(type), issue };
    const bytes = await renderPdf(safetyDataSheet(product, sheet));
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': attachment(sheetFileName({ ...sheet, ...sheet.type, prd: product.prd })),
      'cache-control': 'private, no-cache',
    });
  });

  return app;
}

/** What a sheet states of itself. All languages and types of a product's sheet are issued together. */
function factsOf({ version, createdDate }: StoredAsset) {
  return {
    version: String(version),
    ...(createdDate && { date: createdDate }),
    emergencyPhone: company.phones.safety,
  };
}

function languageMissing(languages: readonly KeyValue[]): Refusal {
  const names = new Intl.ListFormat('en').format(languages.map(({ value }) => value));
  const message = `There is no safety data sheet in this language. There is one in ${names}.`;
  return new Refusal(404, { message, code: 'language_missing', languages });
}
