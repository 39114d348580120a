import { expect, test } from 'vitest';
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
  ['types', () => readSheetTypes(http, signal), '/types'],
])('%s are options of a select', async (_, call, path) => {
  const sent = answerAll([{ key: 'Eng', value: 'English' }]);
  expect(await call()).toEqual([{ value: 'Eng', title: 'English' }]);
  expect(sent).toEqual([{ method: 'GET', url: base + path, body: undefined }]);
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
