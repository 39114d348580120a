import { sharedDocument } from '../../../../src/services/answers/documents.ts';
import { sheetLanguages, sheetTypes } from '../../../../src/services/answers/safety-sheets.ts';
import { assetSchema } from '../../../../src/services/asset-schema.ts';
import { listOfValid } from '../../../../src/services/list-of-valid.ts';
import { UNKNOWN } from '../examples.ts';
import type { ReadCall, Refused } from './call.ts';

const unknownDocument: Refused = {
  what: 'about an unknown document',
  status: 404,
  examples: { assetId: UNKNOWN },
};

/** Calls of the document service. */
export const documentCalls: readonly ReadCall[] = [
  {
    ...{ service: 'document', method: 'GET', path: '/api/v2/document/{assetId}' },
    ...{ access: 'everyone', privacy: 'viewer', answer: sharedDocument },
    refuses: [unknownDocument],
  },
  {
    ...{ service: 'document', method: 'GET', path: '/api/v2/document/{closedAssetId}' },
    ...{ access: 'right', privacy: 'viewer', answer: sharedDocument },
  },
  {
    ...{ service: 'document', method: 'GET', path: '/api/v2/document/download/{assetId}' },
    ...{ access: 'everyone', privacy: 'person', answer: 'file' },
    refuses: [unknownDocument],
  },
  {
    ...{ service: 'document', method: 'GET', path: '/api/v2/document/download/{closedAssetId}' },
    ...{ access: 'right', privacy: 'person', answer: 'file' },
  },
  {
    ...{ service: 'document', method: 'GET', path: '/api/v2/document/history/{assetId}' },
    ...{ access: 'right', privacy: 'person', answer: listOfValid(assetSchema), query: { prd: '{prd}' } },
  },
  {
    ...{ service: 'document', method: 'GET', path: '/api/v2/document/archive/{archiveId}' },
    unasked: 'only an unknown archive, since one works once',
    ...{ access: 'everyone', privacy: 'person', answer: 'file', viewers: ['visitor'] },
    refuses: [{ what: 'about an unknown archive', status: 404, examples: { archiveId: UNKNOWN } }],
  },
  {
    ...{ service: 'document', method: 'GET', path: '/api/v2/msds/languages' },
    ...{ access: 'everyone', privacy: 'viewer', answer: sheetLanguages },
    refuses: [{ what: 'about an unknown product', status: 404, query: { emg: UNKNOWN } }],
  },
  {
    ...{ service: 'document', method: 'GET', path: '/api/v2/msds/types' },
    ...{ access: 'everyone', privacy: 'viewer', answer: sheetTypes },
  },
];

/** PDFs of the backend. They are asked for with a token of one use, which only a change gives: visitors do without. */
export const pdfCalls: readonly ReadCall[] = [
  {
    ...{ service: 'backend', method: 'GET', path: '/util/download/pigment' },
    ...{ access: 'everyone', privacy: 'person', answer: 'file', viewers: ['visitor'], isForTabs: true },
    query: { id: '{productId}', i: '{industry}' },
    refuses: [{ what: 'of an unknown product', status: 404, query: { id: UNKNOWN } }],
  },
  {
    ...{ service: 'backend', method: 'GET', path: '/util/download/comparison' },
    ...{ access: 'everyone', privacy: 'person', answer: 'file', viewers: ['visitor'], isForTabs: true },
    query: { productUids: '{uid},{otherUid}', i: '{industry}' },
  },
  {
    ...{ service: 'backend', method: 'GET', path: '/util/download/catalog' },
    ...{ access: 'everyone', privacy: 'person', answer: 'file', viewers: ['visitor'], isForTabs: true },
    query: { id: '{catalogId}' },
    refuses: [{ what: 'of an unknown catalogue', status: 404, query: { id: UNKNOWN } }],
  },
];
