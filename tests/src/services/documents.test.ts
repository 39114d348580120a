import { describe, expect, test } from 'vitest';
import {
  downloadArchive,
  downloadDocument,
  orderArchive,
  readDocument,
  readHistory,
} from '../../../src/services/documents.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway, fakeServices } from '../../support/services/fake-services.ts';

const http = fakeContext('t');
const { signal } = new AbortController();
const base = 'https://document.example/api/v2/document';
const asset = { id: 'a-1', type: 'tds', label: 'For cars', version: 3, createdDate: '2026-11-02T09:00:00Z' };
const read = { ...asset, version: '3', industries: [], isRootVersion: false };

describe('a file', () => {
  const fakeFile = (headers: Record<string, string>) => fakeServices({ '*': { file: '%PDF', headers } });

  test('comes with the name that the service gives it, for the bearer of the token', async () => {
    const sent = fakeFile({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="F.pdf"; filename*=UTF-8\'\'F%C3%A4rbung.pdf',
    });
    const { content, filename } = await downloadDocument(http, 'a/1', signal);
    expect(await content.text()).toBe('%PDF');
    expect(filename).toBe('Färbung.pdf');
    expect(sent.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
      [`${base}/download/a%2F1`, 'Bearer t'],
    ]);
  });

  test('has no name where the header gives none', async () => {
    fakeFile({ 'content-type': 'image/png', 'content-disposition': 'inline' });
    expect((await downloadDocument(http, 'a-1', signal)).filename).toBeUndefined();
  });
});

test('a history is asked for with the product code', async () => {
  const sent = answerAnyway([asset, { id: 7 }]);
  expect(await readHistory(http, { assetId: 'a-1', prd: '400147' }, signal)).toEqual([read]);
  await readHistory(http, { assetId: 'a-1', prd: null }, signal);
  expect(sent.map(({ url }) => url)).toEqual([`${base}/history/a-1?prd=400147`, `${base}/history/a-1`]);
});

test('a shared document tells its product', async () => {
  const sent = answerAnyway({ ...asset, product: { id: 'p-1', prd: null, product_name: 'Rubelis' } });
  expect(await readDocument(http, 'a-1', signal)).toEqual({
    ...read,
    product: { id: 'p-1', prd: null, product_name: 'Rubelis' },
  });
  expect(sent[0]?.url).toBe(`${base}/a-1`);
});

test('a ZIP is ordered by asset ids, and says what is not in it', async () => {
  const archive = {
    id: 'z-1',
    files: [
      { assetId: 'a-1', name: '400147_tds_en_v3.pdf', size: 15000 },
      { assetId: 'a-2', name: '400147_coa_en_v1.pdf', size: null },
    ],
    notIncluded: [{ assetId: 'a-3', title: 'a-3', reason: 'It does not exist.' }],
  };
  const sent = answerAll(archive, 201);
  expect(await orderArchive(http, ['a-1', 'a-2', 'a-3'], signal)).toEqual({
    ...archive,
    files: [archive.files[0], { assetId: 'a-2', name: '400147_coa_en_v1.pdf' }],
  });
  const body = { assetIds: ['a-1', 'a-2', 'a-3'] };
  expect(sent).toEqual([{ method: 'POST', url: `${base}/archive`, body }]);
});

test('a ZIP is there if the size of a file is of an odd shape', async () => {
  answerAnyway({ id: 'z-1', files: [{ assetId: 'a-1', name: 'a.pdf', size: '12 KB' }], notIncluded: {} });
  expect(await orderArchive(http, ['a-1'], signal)).toEqual({
    id: 'z-1',
    files: [{ assetId: 'a-1', name: 'a.pdf' }],
    notIncluded: [],
  });
});

test('an ordered ZIP comes with its name, for whom it was ordered', async () => {
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="Reds.zip"',
  };
  const sent = fakeServices({ '*': { file: 'PK', headers } });
  const { content, filename } = await downloadArchive(http, 'z 1', signal);
  expect([await content.text(), filename]).toEqual(['PK', 'Reds.zip']);
  expect(sent[0]?.url).toBe(`${base}/archive/z%201`);
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer t');
});
