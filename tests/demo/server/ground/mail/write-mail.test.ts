import { expect, test } from 'vitest';
import { accountMail } from '../../../../../demo/server/ground/mail/account-mail.ts';
import { newUser } from '../../../../../demo/server/ground/users/new-user.ts';

const user = newUser({
  ...{
    id: 'u',
    email: 'a@example.com',
    firstName: 'Zoë',
    lastName: '<b>Ünal</b>',
    company: 'C',
    country: 'DE',
  },
});
const link = 'http://localhost:4400/login/2fa?code=abc&back=%2Fprofile';

test('a mail says the same as text and as HTML, with the link in both', () => {
  const { subject, text, html } = accountMail('signIn', user, { link });
  expect(subject).toBe('Your login link');
  expect(/https?:\/\/\S+/.exec(text)?.[0]).toBe(link);
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
  expect(html).toContain('Hello Zoë &lt;b&gt;Ünal&lt;/b&gt;,');
  expect(html).not.toContain('<b>');
});
