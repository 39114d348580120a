/** Work after the response, so that the response time reveals nothing about what was found. */
export interface Later {
  /** Runs a job in a later round of the event loop; logs its failure. */
  do(job: () => Promise<unknown>): void;
  /** Waits until all jobs are done, and those that they add. */
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
    async settled() {
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await last;
      }
    },
  };
}
