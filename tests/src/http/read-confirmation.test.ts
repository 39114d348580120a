import { expect, test, vi } from 'vitest';
import { createHttp } from '../../../src/http/create-http.ts';
import { readConfirmation } from '../../../src/http/read-confirmation.ts';
import { fakeContext } from '../../support/http-context.ts';

const read = (body: string | null) => {
  vi.stubGlobal('fetch', async () => new Response(body));
  return readConfirmation(createHttp(fakeContext(), 'user').post('x'));
};

test.each([[null], [''], ['{}'], ['{"sent":true}'], ['null']])('%j confirms', async (body) => {
  await expect(read(body)).resolves.toBeUndefined();
});

test.each([['<!doctype html>'], ['{"sent": tr']])('%j does not', async (body) => {
  await expect(read(body)).rejects.toMatchObject({ name: 'ServiceError', kind: 'malformed' });
});
