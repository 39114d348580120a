import { leftOutOf } from '../../lib/left-out.ts';

/** Adds to a response how many of its hits could not be read. */
export function withUnreadHits<Result extends { hits: readonly unknown[] }>(
  result: Result,
): Result & { leftOut?: number } {
  const { length } = leftOutOf(result.hits);
  return length > 0 ? { ...result, leftOut: length } : result;
}
