/** Seconds between attempts while the service is unreachable; the last one repeats. */
const PAUSES = [5, 10, 20, 40, 60];

/**
 * Retries when the browser is back online, and at intervals, since the service may be unreachable while the browser is
 * online.
 *
 * @param attempt number of attempts so far
 * @returns a function that stops it
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
