import { expect, it, vi } from 'vitest';
import { login } from '../../../src/services/site.ts';
import { fakeContext } from '../../support/http-context.ts';

const credentials = { email: 'ada@example.com', password: 'secret' };
let request: Request;

function logIn(body: string, status = 200) {
  vi.stubGlobal('fetch', async (sent: Request) => {
    request = sent.clone();
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  });
  return login(fakeContext(), credentials);
}

it('posts the credentials to /login of the product site', async () => {
  await logIn('{"status":"2fa"}');
  expect([request.method, request.url]).toEqual(['POST', 'http://localhost:3000/login']);
  expect(await request.json()).toEqual(credentials);
});

it('tells a login link by mail from a session', async () => {
  expect(await logIn('{"status":"2fa"}')).toEqual({ kind: '2fa' });
  expect(await logIn('{"userId":7,"email":"ada@example.com","token":"t"}')).toMatchObject({
    kind: 'signed-in',
    user: { userId: '7', email: 'ada@example.com', token: 't', consent: [] },
  });
});

it.each(['{}', '{"status":"ok"}', '{"userId":"7","email":"ada@example.com"}', '[]'])(
  'takes %s for no answer of a login',
  async (body) => {
    await expect(logIn(body)).rejects.toMatchObject({ kind: 'malformed' });
  },
);

it('passes on why the site refused', async () => {
  await expect(logIn('{"message":"wrong_credentials"}', 401)).rejects.toMatchObject({
    kind: 'http',
    status: 401,
    serverMessage: 'wrong_credentials',
  });
});
