import { expect, it } from 'vitest';
import { login } from '../../../src/services/site.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAnyway } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

const credentials = { email: 'ada@example.com', password: 'secret' };
let sent: SentRequest[];

function logIn(body: string, status = 200) {
  sent = answerAnyway(JSON.parse(body), status);
  return login(fakeContext(), credentials);
}

it('posts the credentials to /login of the product site', async () => {
  await logIn('{"status":"2fa"}');
  expect(sent).toEqual([{ method: 'POST', url: 'http://localhost:3000/login', body: credentials }]);
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
