import { expect, test, vi } from 'vitest';
import { ServiceError } from '../../../../src/errors/service-error.ts';
import { failureOf } from '../../../../src/store/notices/failure-of.ts';

test('a failure of a call is itself, and nobody’s mistake', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const failure = new ServiceError({ kind: 'timeout' });
  expect(failureOf(failure)).toBe(failure);
  expect(report).not.toHaveBeenCalled();
});

test('a mistake of our own is reported, and told as an unknown error', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const mistake = new TypeError('x is undefined');
  expect(failureOf(mistake)).toMatchObject({ failureKey: 'unknown', cause: mistake });
  expect(report).toHaveBeenCalledExactlyOnceWith(mistake);
});
