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
  ['{"sent":true,"message":"We have sent a mail.","error":null,"id":7}'],
])('takes the body %j as a confirmation', async (body) => {
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
  ['{"foo":1}'],
  ['{"status":"error"}'],
  ['{"ok":false}'],
  ['{"sent":true,"success":false}'],
  ['{"sent":true,"error":"Not sent."}'],
  ['{"message":"Not sent."}'],
  ['{"sent":false}'],
  ['{"changed":"yes"}'],
  ['{"success":false}'],
  ['{"error":"token_expired"}'],
  ['{"errorMessage":"Not sent."}'],
])('refuses the body %j as malformed', async (body) => {
  await expect(read(body)).rejects.toMatchObject({ name: 'ServiceError', kind: 'malformed' });
});
