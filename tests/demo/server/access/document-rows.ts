import { call, casesOf, type Expectation, type Row } from './row.ts';
import * as rules from './rules.ts';
import { savedCases } from './saved-things.ts';
import { things } from './things.ts';

const documents = '/api/v2/document';
const sheets = '/api/v2/msds';

/** Files, which navigations fetch: a download token opens them, as it was its user's. */
const download = { download: 'open' } as const;

/** Calls of the document service and the backend. */
export const documentRows: readonly Row[] = [
  {
    operation: 'downloadDocument',
    isReading: true,
    cases: casesOf(things.documents, withDownload(rules.document), ({ id }) => ({
      path: `${documents}/download/${id}`,
    })),
  },
  {
    operation: 'getDocument',
    isReading: true,
    cases: casesOf(things.documents, rules.document, ({ id }) => ({ path: `${documents}/${id}` })),
  },
  {
    operation: 'getDocumentHistory',
    isReading: true,
    cases: casesOf(things.documents, rules.history, ({ id }) => ({ path: `${documents}/history/${id}` })),
  },
  {
    operation: 'orderArchive',
    cases: casesOf(things.documents, rules.archivedDocument, ({ id }) => ({
      path: `${documents}/archive`,
      body: { assetIds: [id, 'a-0001-03'] },
      holds: `"assetId":"${id}","name"`,
    })),
  },
  {
    operation: 'downloadArchive',
    cases: {
      own: {
        ask: async ({ kind, before }) => {
          const assetIds = [things.documents.open.id];
          const { id = 'none' } = await before(
            kind === 'download' ? 'internal' : kind,
            'POST',
            `${documents}/archive`,
            { assetIds },
          );
          return { path: `${documents}/archive/${id}` };
        },
        names: [],
        expect: rules.everybody,
      },
      // An id is a secret like a download token, and opens the archive by itself, but to nobody else who says who it is.
      anothers: {
        ask: async ({ kind, before }) => {
          const assetIds = [things.documents.internal.id];
          const owner = kind === 'internal' ? 'admin' : 'internal';
          const { id = 'none' } = await before(owner, 'POST', `${documents}/archive`, { assetIds });
          return { path: `${documents}/archive/${id}` };
        },
        names: [],
        expect: { visitor: 'open', others: 'as unknown' },
      },
      unknown: {
        ask: () => ({ path: `${documents}/archive/none` }),
        names: [],
        expect: { others: 'missing' },
      },
    },
  },
  {
    operation: 'getSafetySheetLanguages',
    isReading: true,
    cases: casesOf(things.sheets, rules.sheet, ({ prd }) => ({ path: `${sheets}/languages?emg=${prd}` })),
  },
  {
    operation: 'getSafetySheetLanguages',
    way: 'of all',
    isReading: true,
    cases: call(`${sheets}/languages`, rules.everybody),
  },
  { operation: 'getSafetySheetTypes', isReading: true, cases: call(`${sheets}/types`, rules.everybody) },
  {
    operation: 'orderSafetySheet',
    isReading: true,
    cases: casesOf(things.sheets, rules.sheet, ({ prd }) => ({
      path: `${sheets}/document`,
      body: { emg: prd, language: 'Eng', type: 'sds-eu' },
    })),
  },
  { operation: 'listCountries', isReading: true, cases: call('/api/v1/country', rules.everybody) },
  {
    operation: 'downloadComparison',
    isReading: true,
    cases: casesOf(things.products, withDownload(rules.product), ({ id }) => ({
      path: `/util/download/comparison?i=coatings&productUids=${id},p-0002`,
    })),
  },
  ...(['id', 'prd'] as const).map(
    (key): Row => ({
      operation: 'downloadPigment',
      way: `by ${key}`,
      isReading: true,
      cases: casesOf(things.products, withDownload(rules.product), (each) => ({
        path: `/util/download/pigment?i=coatings&id=${each[key]}`,
      })),
    }),
  ),
  {
    operation: 'downloadCatalog',
    isReading: true,
    cases: {
      ...savedCases(
        {
          own: { visitor: 'missing', ...download, others: 'open' },
          anothers: { others: 'as unknown' },
          unknown: { others: 'missing' },
        },
        (saved) => ({ path: `/util/download/catalog?id=${saved.catalog}` }),
      ),
    },
  },
];

/** A download token opens what its user, who is internal, may see. */
function withDownload<Name extends string>(
  rule: Readonly<Record<Name, Expectation>>,
): Record<Name, Expectation> {
  const all = Object.entries<Expectation>(rule).map(([name, expect]) => {
    const isMissing = expect.others === 'missing';
    return [name, isMissing ? { ...expect, download: 'missing' } : { ...expect, ...download }];
  });
  return Object.fromEntries(all) as Record<Name, Expectation>;
}
