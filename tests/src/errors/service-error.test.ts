import { describe, expect, test } from 'vitest';
import { ServiceError, type ServiceFailure } from '../../../src/errors/service-error.ts';

const refused = (status: number, code?: string) =>
  new ServiceError({ kind: 'http', status, ...(code !== undefined && { code }) });

test.each<[ServiceFailure, string]>([
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'timeout'],
  [{ kind: 'aborted' }, 'unknown'],
  [{ kind: 'malformed' }, 'unknown'],
  [{ kind: 'http', status: 429 }, 'tooMany'],
  [{ kind: 'http', status: 401 }, 'sessionOver'],
  [{ kind: 'http', status: 403 }, 'forbidden'],
  [{ kind: 'http', status: 500 }, 'unknown'],
])('names the text for the failure %j: %s', (failure, key) =>
  expect(new ServiceError(failure).failureKey).toBe(key),
);

describe('questions', () => {
  const answersOf = (error: ServiceError) => {
    const { isTooMany, isSessionOver, isLoginTooOld, isGone, isNotOffered, isRefused } = error;
    const answers = { isTooMany, isSessionOver, isLoginTooOld, isGone, isNotOffered, isRefused };
    return Object.entries(answers).flatMap(([question, answer]) => (answer ? [question] : []));
  };

  test.each<[ServiceError, string[]]>([
    [refused(429), ['isTooMany']],
    [refused(401), ['isSessionOver']],
    [refused(403, 'reauthentication_required'), ['isLoginTooOld']],
    [refused(401, 'reauthentication_required'), ['isSessionOver', 'isLoginTooOld']],
    [refused(404), ['isGone', 'isNotOffered']],
    [new ServiceError({ kind: 'http', status: 404, isForeign: true }), ['isNotOffered']],
    [refused(501), ['isNotOffered']],
    [refused(400), ['isRefused']],
    [refused(422), ['isRefused']],
    [refused(403), []],
    [refused(500), []],
    [new ServiceError({ kind: 'offline' }), []],
  ])('are answered by the status and code of %s', (error, questions) =>
    expect(answersOf(error)).toEqual(questions),
  );
});
