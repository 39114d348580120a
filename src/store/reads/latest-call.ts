import type { ServiceError } from '../../errors/service-error.ts';
import { failureOf } from '../notices/failure-of.ts';

/** A call of which only the latest counts. */
export interface LatestCall<Answer> {
  isRunning(): boolean;
  /** Makes the call. Aborts the previous one and ignores its outcome. */
  start(call: (signal: AbortSignal) => Promise<Answer>): Promise<void>;
  abort(): void;
}

/** Creates calls of which the latest wins: neither an earlier nor an aborted one reaches the handlers. */
export function latestCall<Answer>(
  onAnswer: (answer: Answer) => void,
  onFailure: (failure: ServiceError) => void,
): LatestCall<Answer> {
  let running: AbortController | undefined;
  const abort = () => {
    running?.abort();
    running = undefined;
  };
  return {
    isRunning: () => running !== undefined,
    abort,
    async start(call) {
      abort();
      const controller = new AbortController();
      running = controller;
      const settle = await call(controller.signal).then(
        (answer) => () => onAnswer(answer),
        (error) => () => onFailure(failureOf(error)),
      );
      if (running !== controller) return;
      running = undefined;
      settle();
    },
  };
}
