import { expect, test } from 'vitest';
import { loginFailure } from '../../../../src/domain/login/login-failure.ts';
import { ServiceError } from '../../../../src/errors/service-error.ts';

const known = ['login.error.wrong_credentials', 'login.error.email_not_verified', 'login.error.generic'];
const keyOf = (failure: ConstructorParameters<typeof ServiceError>[0]) =>
  loginFailure(new ServiceError(failure), (key) => known.includes(key)).key;
const refused = (serverMessage?: string) =>
  keyOf({ kind: 'http', status: 401, ...(serverMessage !== undefined && { serverMessage }) });

test('a server message with a text of its own is told by it', () => {
  expect(refused('wrong_credentials')).toBe('login.error.wrong_credentials');
  expect(refused('email_not_verified')).toBe('login.error.email_not_verified');
});

test.each([['account_on_fire'], ['toString'], ['__proto__'], [''], [undefined]])(
  'the server message %j is told in general words',
  (message) => {
    expect(refused(message)).toBe('login.error.generic');
  },
);

test('lost connection and slow server are told apart; the rest is general', () => {
  expect(keyOf({ kind: 'offline' })).toBe('login.error.offline');
  expect(keyOf({ kind: 'timeout' })).toBe('login.error.timeout');
  expect(keyOf({ kind: 'malformed' })).toBe('login.error.generic');
  expect(keyOf({ kind: 'http', status: 500 })).toBe('login.error.generic');
});

test('too many attempts: whatever the message says, with the seconds to wait if there are any', () => {
  const failure = (retryAfter?: number) =>
    loginFailure(
      new ServiceError({
        kind: 'http',
        status: 429,
        serverMessage: 'wrong_credentials',
        ...(retryAfter !== undefined && { retryAfter }),
      }),
      () => true,
    );
  expect(failure(30)).toEqual({ key: 'login.error.tooMany', retryAfter: 30 });
  expect(failure(0)).toEqual({ key: 'login.error.tooMany' });
  expect(failure()).toEqual({ key: 'login.error.tooMany' });
});
