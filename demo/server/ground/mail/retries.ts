/** Delay after the first failure, in ms; it doubles with each further one. */
const FIRST = 30_000;

/** Longest delay, in ms. */
const LONGEST = 60 * 60_000;

/** Repeats a job for as long as it fails, with growing delays. */
export interface Retries {
  /** Notes how the job went: a failure has it repeated, a success resets the delay. */
  note(hasFailed: boolean): void;
  stop(): void;
}

/** @param job does not keep the process alive while it waits */
export function createRetries(job: () => void): Retries {
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  return {
    note(hasFailed) {
      stop();
      failures = hasFailed ? failures + 1 : 0;
      if (!hasFailed) return;
      timer = setTimeout(job, Math.min(FIRST * 2 ** (failures - 1), LONGEST));
      timer.unref();
    },
    stop,
  };
}
