import { expect, test, vi } from 'vitest';
import { createHttp } from '../../../src/http/create-http.ts';
import { readConfirmation } from '../../../src/http/read-confirmation.ts';
import { fakeContext } from '../../support/http-context.ts';

const read = (body: string | null) => {
  vi.stubGlobal('fetch', async () => new Response(body));
  return readConfirmation(createHttp(fakeContext(), 'user').post('x'));
};

test.each([
  [null],
  [''],
  ['{}'],
  ['null'],
  ['{"sent":true}'],
  ['{"changed":true}'],
  ['{"message":"We have sent a mail.","error":null}'],
])('%j confirms', async (body) => {
  await expect(read(body)).resolves.toBeUndefined();
});

test.each([
  ['<!doctype html>'],
  ['{"sent": tr'],
  ['[]'],
  ['[{"id":"c-1"}]'],
  ['"ok"'],
  ['true'],
  ['7'],
  ['{"sent":false}'],
  ['{"changed":"yes"}'],
  ['{"success":false}'],
  ['{"error":"token_expired"}'],
  ['{"errorMessage":"Not sent."}'],
])('%j does not', async (body) => {
  await expect(read(body)).rejects.toMatchObject({ name: 'ServiceError', kind: 'malformed' });
});
