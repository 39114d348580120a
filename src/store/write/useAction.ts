import { useRef, useState } from 'react';
import { ServiceError } from '../../errors/service-error.ts';

/** A call started by a press. */
export interface Action {
  /** Starts the call; has no effect while it is running. */
  start(): Promise<void>;
  isRunning: boolean;
  /** The latest failure. Kept until the next result, so that nothing moves under the pointer on a press. */
  failure: ServiceError | undefined;
  /** Number of failures: identical messages are separate failures, for an alert's `key`. */
  attempt: number;
}

/**
 * Returns a call started by a press, with its state.
 *
 * @param run makes the call; a thrown `ServiceError` is its failure
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
      // What somebody else had started is no failure of whoever is here now.
      if (error.kind === 'aborted') return;
      setOutcome((last) => ({ failure: error, attempt: last.attempt + 1 }));
    } finally {
      latched.current = false;
      setIsRunning(false);
    }
  };

  return { start, isRunning, failure, attempt };
}
