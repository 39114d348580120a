import {
  type Circumstances,
  call,
  type Expectation,
  oneCase,
  type Row,
  reads,
  readsEach,
  writes,
  writesEach,
} from './row.ts';
import * as rules from './rules.ts';
import { savedCases } from './saved-things.ts';
import { things } from './things.ts';

const documents = '/api/v2/document';
const sheets = '/api/v2/msds';

/** Files, which navigations fetch: a download token opens them, as it was its user's. */
const download = { download: 'open' } as const;

const { products } = things;

/** Calls of the document service and the backend. */
export const documentRows: readonly Row[] = [
  readsEach(
    'downloadDocument',
    things.documents,
    withDownload(rules.document),
    ({ id }) => `${documents}/download/${id}`,
  ),
  readsEach('getDocument', things.documents, rules.document, ({ id }) => `${documents}/${id}`),
  readsEach('getDocumentHistory', things.documents, rules.history, ({ id }) => `${documents}/history/${id}`),
  writesEach('orderArchive', things.documents, rules.archivedDocument, ({ id }) => ({
    path: `${documents}/archive`,
    body: { assetIds: [id, 'a-0001-03'] },
    holds: `"assetId":"${id}","name"`,
  })),
  writes('downloadArchive', {
    own: oneCase(rules.everybody, (circumstances) => {
      const owner = circumstances.kind === 'download' ? 'internal' : circumstances.kind;
      return archiveOf(owner, things.documents.open, circumstances);
    }),
    // An id is a secret like a download token, and opens the archive by itself, but to nobody else who says who it is.
    anothers: oneCase({ visitor: 'open', others: 'as unknown' }, (circumstances) => {
      const owner = circumstances.kind === 'internal' ? 'admin' : 'internal';
      return archiveOf(owner, things.documents.internal, circumstances);
    }),
    unknown: oneCase({ others: 'missing' }, () => `${documents}/archive/none`),
  }),
  readsEach(
    'getSafetySheetLanguages',
    things.sheets,
    rules.sheet,
    ({ prd }) => `${sheets}/languages?emg=${prd}`,
  ),
  readsEach(
    'getSafetySheetLanguages, of a type',
    things.sheets,
    rules.sheet,
    ({ prd }) => `${sheets}/languages?emg=${prd}&type=sds-eu`,
  ),
  reads('getSafetySheetLanguages, of all', call(`${sheets}/languages`, rules.everybody)),
  reads('getSafetySheetTypes', call(`${sheets}/types`, rules.everybody)),
  readsEach('orderSafetySheet', things.sheets, rules.sheet, ({ prd }) => ({
    path: `${sheets}/document`,
    body: { emg: prd, language: 'Eng', type: 'sds-eu' },
  })),
  reads('listCountries', call('/api/v1/country', rules.everybody)),
  readsEach(
    'downloadComparison',
    products,
    withDownload(rules.product),
    ({ id }) => `/util/download/comparison?i=coatings&productUids=${id},p-0002`,
  ),
  ...(['id', 'prd'] as const).map((key) =>
    readsEach(
      `downloadPigment, by ${key}`,
      products,
      withDownload(rules.product),
      (each) => `/util/download/pigment?i=coatings&id=${each[key]}`,
    ),
  ),
  reads(
    'downloadCatalog',
    savedCases(
      {
        own: { visitor: 'missing', ...download, others: 'open' },
        anothers: { others: 'as unknown' },
        unknown: { others: 'missing' },
      },
      (saved) => `/util/download/catalog?id=${saved.catalog}`,
    ),
  ),
];

/** The archive of one document that somebody has ordered just now. */
async function archiveOf(
  owner: Circumstances['kind'],
  { id: asset }: { id: string },
  { before }: Circumstances,
) {
  const { id } = await before(owner, 'POST', `${documents}/archive`, { assetIds: [asset] });
  return `${documents}/archive/${id}`;
}

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
