import { expect, test } from 'vitest';
import { ServiceError, type ServiceFailure } from '../../../src/errors/service-error.ts';
import { failureTexts, readFailureText } from '../../../src/texts/failures.ts';
import { translator } from '../../../src/texts/translate.ts';

test.each<[ServiceFailure, keyof typeof failureTexts]>([
  [{ kind: 'offline' }, 'failure.offline'],
  [{ kind: 'timeout' }, 'failure.timeout'],
  [{ kind: 'malformed' }, 'failure.unknown'],
  [{ kind: 'http', status: 401 }, 'failure.sessionOver'],
  [{ kind: 'unreachable' }, 'failure.unreachable'],
  // A reader has attempted nothing.
  [{ kind: 'http', status: 429 }, 'failure.busy'],
])('a read that failed by %j is told by %s', (failure, key) => {
  expect(readFailureText(new ServiceError(failure), translator(failureTexts), false)).toBe(failureTexts[key]);
});

test.each<[ServiceFailure, string]>([
  [{ kind: 'http', status: 404, serverMessage: 'No such product.' }, 'No such product.'],
  [{ kind: 'http', status: 429, serverMessage: 'Slow down.' }, 'Slow down.'],
  [
    { kind: 'http', status: 429, serverMessage: 'Slow down.', retryAfter: 30 },
    'The server is busy. Try again in 30 seconds.',
  ],
  [{ kind: 'http', status: 503, retryAfter: 5 }, 'The server is busy. Try again in 5 seconds.'],
])('a read that failed by %j is told as "%s"', (failure, sentence) => {
  expect(readFailureText(new ServiceError(failure), translator(failureTexts), false)).toBe(sentence);
});

test.each([
  [undefined, 'Please log in to see this.'],
  ['Log in to read it.', 'Log in to read it.'],
])('a visitor has no session that could end', (serverMessage, sentence) => {
  const failure = { kind: 'http', status: 401, ...(serverMessage && { serverMessage }) } as const;
  const words = readFailureText(new ServiceError(failure), translator(failureTexts), true);
  expect(words).toBe(sentence);
});
