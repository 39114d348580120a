import { useRef, useState } from 'react';
import { ServiceError } from '../errors/service-error.ts';

/** A call that a press starts. */
export interface Action {
  /** Starts it; one that runs already goes on alone. */
  start(): Promise<void>;
  isRunning: boolean;
  /** Why it failed. Stays until the next answer, so that nothing moves under the pointer at a press. */
  failure: ServiceError | undefined;
  /** Counts the failures: the same words again are another failure, for an alert's `key`. */
  attempt: number;
}

/**
 * Gives a call that a press starts, and what becomes of it.
 *
 * @param run makes the call; a `ServiceError` that it throws is its failure
 */
export function useAction(run: () => Promise<void>): Action {
  const [isRunning, setIsRunning] = useState(false);
  const [{ failure, attempt }, setOutcome] = useState<Pick<Action, 'failure' | 'attempt'>>({
    failure: undefined,
    attempt: 0,
  });
  const latched = useRef(false);

  const start = async () => {
    if (latched.current) return;
    latched.current = true;
    setIsRunning(true);
    try {
      await run();
      setOutcome((last) => ({ ...last, failure: undefined }));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      setOutcome((last) => ({ failure: error, attempt: last.attempt + 1 }));
    } finally {
      latched.current = false;
      setIsRunning(false);
    }
  };

  return { start, isRunning, failure, attempt };
}
