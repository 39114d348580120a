import { expect, test } from 'vitest';
import { ServiceError, type ServiceFailure } from '../../../src/errors/service-error.ts';
import { failureTexts, readFailureText } from '../../../src/texts/failures.ts';
import { translator } from '../../../src/texts/translate.ts';

test.each<[ServiceFailure, keyof typeof failureTexts]>([
  [{ kind: 'offline' }, 'failure.offline'],
  [{ kind: 'timeout' }, 'failure.timeout'],
  [{ kind: 'malformed' }, 'failure.unknown'],
  [{ kind: 'http', status: 401 }, 'failure.sessionOver'],
  // A reader has attempted nothing.
  [{ kind: 'http', status: 429, retryAfter: 30 }, 'failure.busy'],
])('a read that failed by %j is told by %s', (failure, key) => {
  expect(readFailureText(new ServiceError(failure), translator(failureTexts))).toBe(failureTexts[key]);
});
