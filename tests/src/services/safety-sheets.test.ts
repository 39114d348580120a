import { expect, test, vi } from 'vitest';
import { downloadSheet, readSheetLanguages, readSheetTypes } from '../../../src/services/safety-sheets.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

const http = fakeContext();
const { signal } = new AbortController();
const base = 'https://document.example/api/v2/msds';

test.each([
  ['languages', () => readSheetLanguages(http, {}, signal), '/languages'],
  [
    'languages of a product',
    () => readSheetLanguages(http, { prd: '400147' }, signal),
    '/languages?emg=400147',
  ],
  [
    'languages of a product’s sheet of one type',
    () => readSheetLanguages(http, { prd: '400147', type: 'sds-eu' }, signal),
    '/languages?emg=400147&type=sds-eu',
  ],
  ['types', () => readSheetTypes(http, signal), '/types'],
])('%s are options of a select', async (_, call, path) => {
  const sent = answerAll([{ key: 'Eng', value: 'English' }]);
  expect(await call()).toEqual([expect.objectContaining({ value: 'Eng', title: 'English' })]);
  expect(sent).toEqual([{ method: 'GET', url: base + path, body: undefined }]);
});

test('what a sheet states is optional; what cannot be shown counts as missing', async () => {
  const stated = { version: '3', date: '2026-02-28', emergencyPhone: '+49 7851 5550 30' };
  answerAnyway([
    { key: 'Eng', value: 'English', ...stated },
    { key: 'Ger', value: 'German', version: 3, date: null, emergencyPhone: ' ' },
  ]);
  expect(await readSheetLanguages(http, { prd: '400147', type: 'sds' }, signal)).toEqual([
    { value: 'Eng', title: 'English', ...stated },
    { value: 'Ger', title: 'German' },
  ]);
});

test('a type names the countries whose law it follows, if the service does', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answerAnyway([
    { key: 'eu', countries: ['DE', 'Norway', 7] },
    { key: 'us' },
    { key: 'cn', countries: 'CN' },
  ]);
  expect(await readSheetTypes(http, signal)).toEqual([
    { value: 'eu', title: 'eu', countries: ['DE'] },
    { value: 'us', title: 'us', countries: [] },
    { value: 'cn', title: 'cn', countries: [] },
  ]);
});

test('only a PDF is a sheet, and asking for it sends nothing that could be done', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const order = { prd: '400147', language: 'Eng', type: 'sds' };
  vi.stubGlobal('fetch', async () => new Response('Down', { headers: { 'content-type': 'text/plain' } }));
  const failed = { kind: 'malformed', mayBeDone: false };
  await expect(downloadSheet(http, order, signal)).rejects.toMatchObject(failed);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const lost = { kind: 'unreachable', mayBeDone: false };
  await expect(downloadSheet(http, order, signal)).rejects.toMatchObject(lost);
});

test('a missing language names those that there are', async () => {
  const languages = [{ key: 'Eng', value: 'English' }];
  const sent = answerAnyway(
    { message: 'No sheet in French.', code: 'language_missing', languages: [...languages, { key: 7 }, 'x'] },
    404,
  );
  const call = downloadSheet(http, { prd: '400147', language: 'Fra', type: 'sds' }, signal);
  await expect(call).rejects.toMatchObject({
    ...{ status: 404, code: 'language_missing', serverMessage: 'No sheet in French.', languages },
  });
  const body = { emg: '400147', language: 'Fra', type: 'sds' };
  expect(sent).toEqual([{ method: 'POST', url: `${base}/document`, body }]);
});
