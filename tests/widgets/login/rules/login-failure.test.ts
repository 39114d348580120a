import { expect, test } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import { loginFailure } from '../../../../widgets/login/rules/login-failure.ts';

const known = ['login.error.wrong_credentials', 'login.error.email_not_verified', 'login.error.generic'];
const keyOf = (failure: ConstructorParameters<typeof ServiceError>[0]) => {
  const told = loginFailure(new ServiceError(failure), (key) => known.includes(key));
  return 'key' in told ? told.key : told.error.failureKey;
};
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
  expect(keyOf({ kind: 'offline' })).toBe('offline');
  expect(keyOf({ kind: 'timeout' })).toBe('timeout');
  expect(keyOf({ kind: 'malformed' })).toBe('login.error.generic');
  expect(keyOf({ kind: 'http', status: 500 })).toBe('login.error.generic');
});

test('too many attempts: whatever the message says, with the failure, which knows the seconds to wait', () => {
  const error = new ServiceError({
    kind: 'http',
    status: 429,
    serverMessage: 'wrong_credentials',
    retryAfter: 30,
  });
  expect(loginFailure(error, () => true)).toEqual({ error });
});
