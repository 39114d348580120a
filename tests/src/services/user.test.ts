import { expect, test } from 'vitest';
import { forgotPassword, register, resetPassword } from '../../../src/services/user.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

const registration = {
  firstName: 'Ada',
  lastName: 'Quist',
  company: 'Quist',
  country: 'DE',
  selectedIndustries: ['coatings'],
  email: 'ada@example.org',
  password: 'Zinnober-7',
  consent: ['surveys'],
} as const;

test('register sends where the account comes from, and gives the id', async () => {
  const sent = answerAnyway({ userId: 17 }, 201);
  expect(await register(fakeContext(), registration, 'key-1')).toBe('17');
  expect(sent).toEqual([
    {
      method: 'POST',
      url: 'https://user.example/api/v1/user/register',
      body: { ...registration, origin: 'service-platform' },
    },
  ]);
});

test('register sends the form’s token where there is one', async () => {
  const sent = answerAll({ userId: '17' });
  await register(fakeContext(), { ...registration, formSecurityToken: 't' }, 'key-1');
  expect(sent[0]?.body).toMatchObject({ formSecurityToken: 't' });
});

test('register takes no answer without an id for a success', async () => {
  answerAnyway({ ok: true });
  await expect(register(fakeContext(), registration, 'key-1')).rejects.toMatchObject({ kind: 'malformed' });
});

test('forgotPassword sends the email address in the body', async () => {
  const sent = answerAll({ sent: true });
  await forgotPassword(fakeContext(), 'ada@example.org', 'key-1');
  expect(sent).toEqual([
    {
      method: 'POST',
      url: 'https://user.example/api/v1/user/forgot-password',
      body: { email: 'ada@example.org' },
    },
  ]);
});

test('resetPassword has the mailed token as bearer, and leaves the session’s alone', async () => {
  const context = fakeContext('of-the-session');
  const sent = answerAll({ changed: true });
  await resetPassword(context, { token: 'mailed', password: 'Zinnober-7', key: 'key-1' });
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer mailed']);
  expect(context.session.token).toBe('of-the-session');
});
