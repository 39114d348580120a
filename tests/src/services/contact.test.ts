import { expect, it } from 'vitest';
import { sendContactForm } from '../../../src/services/contact.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

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
  const sent = answerAll({ sent: true });
  await sendContactForm(fakeContext(), message, 'key-1');
  expect(sent).toEqual([
    { method: 'POST', url: 'http://localhost:3000/api/v1/message/contactForm', body: message },
  ]);
});

it('tells why not, by field too', async () => {
  const body = { message: 'Some fields are missing.', fields: { company: 'This is too long.', email: 5 } };
  answerAnyway(body, 400);
  await expect(sendContactForm(fakeContext(), message, 'key-1')).rejects.toMatchObject({
    kind: 'http',
    status: 400,
    serverMessage: 'Some fields are missing.',
    fields: { company: 'This is too long.' },
  });
});
