/** Seconds between attempts while the service cannot be reached; the last one repeats. */
const PAUSES = [5, 10, 20, 40, 60];

/**
 * Tries again when the browser is back online, and from time to time, since a service may be out of reach while the
 * browser is not.
 *
 * @param attempt counts the attempts so far
 * @returns the stop
 */
export function retryWhenOnline(attempt: number, retry: () => void): () => void {
  const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)] as number;
  const timer = setTimeout(() => again(), pause * 1000);
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('online', again);
  };
  function again() {
    stop();
    retry();
  }
  addEventListener('online', again);
  return stop;
}
