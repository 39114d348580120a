import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { signInMail } from '../../../demo/server/mail/mails/sign-in-mail.ts';
import { createOutbox } from '../../../demo/server/mail/outbox.ts';
import { newUser } from '../../../demo/server/users/new-user.ts';

const user = newUser({
  id: 'u',
  email: 'a@example.com',
  firstName: 'Zoë',
  lastName: '<b>Ünal</b>',
  company: 'C',
  country: 'DE',
});
const link = 'http://localhost:4400/login/2fa?code=abc&back=%2Fprofile';

test('a mail says the same as text and as HTML, with the link in both', () => {
  const { subject, text, html } = signInMail(user, link);
  expect(subject).toBe('Your login link');
  expect(/https?:\/\/\S+/.exec(text)?.[0]).toBe(link);
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
  expect(html).toContain('Hello Zoë &lt;b&gt;Ünal&lt;/b&gt;,');
  expect(html).not.toContain('<b>');
});

test('the outbox keeps mails as they would be sent, newest first', async () => {
  const outbox = createOutbox(new DatabaseSync(':memory:'), () => new Date('2026-11-02T09:00:00Z'));
  await outbox.send('a@example.com', signInMail(user, link));
  const second = await outbox.send('b@example.com', signInMail(user, link));
  expect(outbox.all().map(({ id, to }) => [id, to])).toEqual([
    [2, 'b@example.com'],
    [1, 'a@example.com'],
  ]);
  expect(outbox.byId(2)).toEqual(second);
  expect(outbox.byId(3)).toBeUndefined();
  expect(second.sentAt).toBe('2026-11-02T09:00:00.000Z');
  expect(second.raw).toMatch(/^From: "C&E Pigment Portal" <no-reply@example\.com>\nTo: b@example\.com\n/);
  expect(second.raw).toContain('Content-Type: multipart/alternative');
  expect(second.raw).toContain('Date: Mon, 02 Nov 2026 09:00:00 +0000');
});

test('an address cannot smuggle in a header', async () => {
  const outbox = createOutbox(new DatabaseSync(':memory:'), () => new Date());
  const { raw } = await outbox.send('a@example.com\nBcc: b@example.com', signInMail(user, link));
  expect(raw).not.toMatch(/^Bcc:/m);
});
