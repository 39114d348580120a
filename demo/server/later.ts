/** Work that goes on once the answer is out, so that its time says nothing of what was found. */
export interface Later {
  /** Does a job in a later round of the event loop. What fails is written to the console. */
  do(job: () => Promise<unknown>): void;
  /** Waits until all jobs are done. */
  settled(): Promise<void>;
}

/** Jobs run one after the other. */
export function createLater(): Later {
  let last: Promise<void> = Promise.resolve();
  const pause = () => new Promise((resolve) => setImmediate(resolve));
  return {
    do(job) {
      last = last
        .then(pause)
        .then(job)
        .catch((error) => console.error(error))
        .then(() => {});
    },
    settled: () => last,
  };
}
