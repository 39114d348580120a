import type { ServiceError } from '../../errors/service-error.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { useShared, useTexts } from '../hooks.ts';

/** Returns how the page's user, or visitor, reads why a call failed; see `readFailureText`. */
export function useFailureText(): (failure: ServiceError) => string {
  const t = useTexts(failureTexts);
  const isVisitor = useShared(({ user }) => user === null);
  return (failure) => readFailureText(failure, t, isVisitor);
}
