import { expect, it, vi } from 'vitest';
import { sendContactForm } from '../../../src/services/contact.ts';
import { fakeContext } from '../../support/http-context.ts';

const message = {
  contactType: 'psr',
  message: 'Hello',
  firstName: 'Nora',
  lastName: 'Quist',
  email: 'nora@example.com',
  company: 'Quist Toys',
  country: 'DE',
  formSecurityToken: 'token',
} as const;

it('posts the message to the product site', async () => {
  let request = new Request('https://nowhere.example');
  vi.stubGlobal('fetch', async (sent: Request) => {
    request = sent.clone();
    return new Response('{"sent":true}');
  });
  await sendContactForm(fakeContext(), message);
  expect([request.method, request.url]).toEqual(['POST', 'http://localhost:3000/api/v1/message/contactForm']);
  expect(await request.json()).toEqual(message);
});

it('tells why not, by field too', async () => {
  const body = { message: 'Some fields are missing.', fields: { company: 'This is too long.', email: 5 } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 400 }));
  await expect(sendContactForm(fakeContext(), message)).rejects.toMatchObject({
    kind: 'http',
    status: 400,
    serverMessage: 'Some fields are missing.',
    fields: { company: 'This is too long.' },
  });
});
