import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { FavouriteToggle } from '../../../src/product/parts/actions/FavouriteToggle.tsx';
import { DocumentsSection } from '../../../src/product/parts/documents/DocumentsSection.tsx';
import { HistoryDialog } from '../../../src/product/parts/documents/history/HistoryDialog.tsx';
import { TypeSection } from '../../../src/product/parts/fields/TypeSection.tsx';
import { NearestSection } from '../../../src/product/parts/nearest/NearestSection.tsx';
import { PropertiesSection } from '../../../src/product/parts/technical/PropertiesSection.tsx';
import { ProductFormulations } from '../../../widgets/product-formulations/ProductFormulations.tsx';
import { SafetySheet } from '../../../widgets/safety-sheet/SafetySheet.tsx';
import { SafetySheetFinder } from '../../../widgets/safety-sheet-finder/SafetySheetFinder.tsx';
import { SharedDocument } from '../../../widgets/shared-document/SharedDocument.tsx';
import { entry, property } from '../../src/domain/technical/properties.ts';
import {
  document as asset,
  manifest,
  toldDocument,
} from '../../src/product/parts/documents/show-documents.tsx';
import { fakePigment } from '../../src/product/state/fake-pigment.ts';
import { pdf } from '../../support/services/answers.ts';
import type { Scenario } from '../scenario.ts';

const MANIFEST = 'POST /api/v1/manifest/search';
const told = { id: 'p-1', uid: 'pigments::p-1', product_name: 'Oxidra Red', industries: ['coatings'] };
const catalogues = [
  { ...entry('medium', 'alkyd', 1), title: 'Alkyd melamine' },
  { ...entry('applicationType', 'masstone', 1), title: 'Masstone' },
  { ...entry('propertyType', 'heat', 1), title: 'Heat stability' },
];
const red = [
  ...[property('lightness', 40), property('a', 50), property('b', 0)],
  property('rgb', { R: 171, G: 53, B: 55 }),
];
const gone = /This product does not exist/;
const formulations = {
  'GET /api/v1/pigment/p-1': { json: told },
  'GET /api/v1/formulation/by-ingredient/p-1': { json: [{ id: 'f-1', title: 'Primer' }] },
};
const product = { prd: '400312', productId: 'p-0001', productName: 'Rubelis Red 254' };
const sheets = {
  'GET /api/v2/msds/languages': { json: [{ key: 'Eng', value: 'English' }] },
  'GET /api/v2/msds/types': { json: [{ key: 'sds-eu', value: 'Safety data sheet (EU)' }] },
  'POST /api/v2/msds/document': pdf({ 'content-disposition': 'attachment; filename="SDS.pdf"' }),
};
const sheet = {
  answers: sheets,
  element: <SafetySheet industry={null} prd="" />,
  overlay: { name: 'safety-sheet', props: product },
  kept: 'Rubelis Red 254, 400312',
  works: () => screen.findByRole('combobox', { name: /^Type/ }) as Promise<unknown>,
};

const finder = {
  answers: {
    ...sheets,
    'POST /api/v1/document/search': {
      json: { total: 1, hits: [{ id: 'p-1', prd: '400312', product_name: 'Rubelis Red 254' }] },
    },
  },
  element: <SafetySheetFinder productPage="/product/{id}" urlPrefix="" />,
  address: '/safety-sheets?product=p-1',
  told: 'read' as const,
  works: () => screen.findByRole('button', { name: 'Download' }) as Promise<unknown>,
};

/** Calls of a product's page. */
export const productScenarios: Scenario[] = [
  {
    makes: 'readPigment',
    call: 'GET /api/v1/pigment/p-1',
    answers: formulations,
    element: <ProductFormulations productId="p-1" />,
    told: 'read',
    works: () => screen.findByText('Primer'),
    own: { '404 of the contract': gone, 'blocked by the browser while online': /We will keep trying/ },
    malformed: { ...told, id: 7 },
  },
  {
    makes: 'readFormulations',
    call: 'GET /api/v1/formulation/by-ingredient/p-1',
    answers: formulations,
    element: <ProductFormulations productId="p-1" />,
    told: 'read',
    kept: 'Formulations',
    works: () => screen.findByText('Primer'),
    malformed: [{ id: 7 }],
  },
  {
    makes: 'readNearest',
    call: 'GET /api/v1/pigment/p-0147/nearest',
    answers: {
      [MANIFEST]: { json: catalogues },
      'GET /api/v1/pigment/p-0147/nearest': {
        wrong: [{ ...told, deltaE: 1.2, measured: { L: 41, a: 40, b: 30 } }],
      },
    },
    element: (
      <NearestSection
        product={fakePigment({ technicalProperties: red })}
        isBusy={false}
        productPage="/product/{id}"
      />
    ),
    told: 'read',
    kept: 'Masstone in alkyd melamine',
    works: () => screen.findByRole('link', { name: 'Oxidra Red' }),
    malformed: [{ id: 7 }],
  },
  {
    makes: 'readTechnicalEntries',
    call: MANIFEST,
    answers: { [MANIFEST]: { json: catalogues } },
    element: (
      <PropertiesSection
        product={fakePigment({ technicalProperties: [property('heat', 260)] })}
        isBusy={false}
      />
    ),
    told: 'read',
    kept: 'Technical properties',
    works: () => screen.findByText('260'),
    malformed: [{ catalogue: 'unheard of' }],
  },
  {
    makes: 'readFieldManifest',
    call: MANIFEST,
    answers: {
      [MANIFEST]: { json: [{ code: 'density', title: 'Density', informationType: 'product_detail' }] },
    },
    element: (
      <TypeSection product={fakePigment({ fields: { density: 1.5 } })} isBusy={false} type="product_detail" />
    ),
    told: 'read',
    works: () => screen.findByText('Density'),
    malformed: [{ title: 7 }],
  },
  {
    makes: 'readDocumentManifest',
    call: MANIFEST,
    answers: { [MANIFEST]: { json: manifest }, 'GET /api/v1/product-sheet/favorite/': { json: [] } },
    element: <DocumentsSection product={fakePigment({ assets: [asset('a-1')] })} isBusy={false} />,
    told: 'read',
    kept: 'Documents',
    works: () => screen.findAllByRole('link', { name: /Technical data sheet/ }),
    malformed: [{ code: 7 }],
  },
  {
    makes: 'readHistory',
    call: 'GET /api/v2/document/history/a-1',
    answers: { 'GET /api/v2/document/history/a-1': { json: [toldDocument('a-1')] } },
    element: <HistoryDialog assetId="a-1" prd="1" name="TDS" onClose={() => {}} />,
    told: 'read',
    works: () => screen.findByRole('table'),
    malformed: [{ id: 7 }],
  },
  {
    makes: 'readDocument',
    call: 'GET /api/v2/document/a-1',
    answers: {
      'GET /api/v2/document/a-1': {
        json: {
          ...toldDocument('a-1', { label: 'REACH statement' }),
          product: { id: 'p-1', prd: '1', product_name: 'Oxidra Red' },
        },
      },
    },
    element: <SharedDocument documentId="a-1" productPage="/product/{id}" />,
    told: 'read',
    kept: 'Shared document',
    works: () => screen.findByRole('heading', { name: 'REACH statement' }),
    own: { '404 of the contract': /Document not found/ },
    malformed: { id: 7 },
  },
  {
    makes: 'downloadDocument',
    call: 'GET /api/v2/document/download/a-1',
    answers: {
      [MANIFEST]: { json: manifest },
      'GET /api/v1/product-sheet/favorite/': { json: [] },
      'GET /api/v2/document/download/a-1': pdf(),
    },
    element: <DocumentsSection product={fakePigment({ assets: [asset('a-1')] })} isBusy={false} />,
    told: 'send',
    act: async ({ hand }) =>
      hand.click(await screen.findByRole('link', { name: /^Download Technical data sheet/ })),
    kept: 'Documents',
    works: () => screen.findByText(/is saved\./),
    helps: { '403': null, '404 of the contract': null },
  },
  ...['POST /api/v2/document/archive', 'GET /api/v2/document/archive/z-1'].map(
    (call): Scenario => ({
      makes: call.startsWith('POST') ? 'orderArchive' : 'downloadArchive',
      call,
      answers: {
        [MANIFEST]: { json: manifest },
        'GET /api/v1/product-sheet/favorite/': { json: [] },
        'POST /api/v2/document/archive': {
          json: { id: 'z-1', files: [{ assetId: 'a-1', name: 'a.pdf' }], notIncluded: [] },
        },
        'GET /api/v2/document/archive/z-1': {
          file: 'PK\u0003\u0004',
          headers: { 'content-type': 'application/zip' },
        },
      },
      element: (
        <DocumentsSection
          product={fakePigment({ assets: [asset('a-1'), asset('a-2', { type: 'reach' })] })}
          isBusy={false}
        />
      ),
      told: 'send',
      fill: async ({ hand }) => {
        for (const box of await screen.findAllByRole('checkbox', { name: /^Select (Tech|REACH)/ })) {
          await hand.click(box);
        }
      },
      act: async ({ hand }) => hand.click(await screen.findByRole('button', { name: /ZIP/ })),
      kept: 'Documents',
      works: () => screen.findAllByText(/1 document/),
    }),
  ),
  {
    makes: 'readSheetLanguages',
    call: 'GET /api/v2/msds/languages',
    ...sheet,
    told: 'read',
    malformed: [{ key: 7 }],
  },
  {
    makes: 'searchDocuments',
    call: 'POST /api/v1/document/search',
    ...finder,
    malformed: { total: 1, hits: [{ id: 7 }], aggregations: {} },
  },
  {
    makes: 'readSheetLanguages',
    call: 'GET /api/v2/msds/languages',
    ...finder,
    kept: 'Rubelis Red 254',
    malformed: [{ key: 7 }],
  },
  {
    makes: 'readSheetTypes',
    call: 'GET /api/v2/msds/types',
    ...sheet,
    told: 'read',
    malformed: [{ key: 7 }],
  },
  {
    makes: 'downloadSheet',
    call: 'POST /api/v2/msds/document',
    ...sheet,
    told: 'send',
    fill: () => screen.findByRole('combobox', { name: /^Type/ }),
    act: async ({ hand }) => hand.click(screen.getByRole('button', { name: 'Download' })),
    works: ({ store }) => waitFor(() => expect(store.getState().notices.at(-1)?.text).toMatch(/^Downloaded/)),
    closes: true,
  },
  {
    makes: 'readFavourite',
    call: 'GET /api/v1/product-sheet/favorite/',
    answers: { 'GET /api/v1/product-sheet/favorite/': { json: [] } },
    element: <FavouriteToggle prd="469714" name="Rubelis Red 3240" />,
    told: 'notice',
    ask: async ({ hand }) => hand.click(await screen.findByRole('button', { name: 'My sheets: try again' })),
    works: () => screen.findByRole('button', { name: /Rubelis Red 3240$/ }),
    helps: { '403': 'again', '404 of the contract': 'again' },
    malformed: [{ id: {} }],
  },
  {
    makes: 'saveFavourite',
    call: 'POST /api/v1/product-sheet/favorite',
    answers: {
      'GET /api/v1/product-sheet/favorite/': { json: [] },
      'POST /api/v1/product-sheet/favorite': { json: { id: 'f-1', productId: '469714', documentTypes: [] } },
    },
    element: <FavouriteToggle prd="469714" name="Rubelis Red 3240" />,
    told: 'notice',
    act: async ({ hand }) => hand.click(await screen.findByRole('button', { name: /Rubelis Red 3240$/ })),
    works: () => screen.findByRole('button', { pressed: true }),
  },
  {
    makes: 'deleteFavourite',
    call: 'DELETE /api/v1/product-sheet/favorite/f-1',
    answers: {
      'GET /api/v1/product-sheet/favorite/': {
        json: [{ id: 'f-1', productId: '469714', documentTypes: [] }],
      },
      'DELETE /api/v1/product-sheet/favorite/f-1': { status: 204 },
    },
    element: <FavouriteToggle prd="469714" name="Rubelis Red 3240" />,
    told: 'notice',
    act: async ({ hand }) => hand.click(await screen.findByRole('button', { name: /Rubelis Red 3240$/ })),
    works: () => screen.findByRole('button', { pressed: false }),
    own: { '404 of the contract': null },
  },
];
