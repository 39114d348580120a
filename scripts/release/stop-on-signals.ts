import { constants } from 'node:os';

/**
 * Returns a signal that is aborted when the process is asked to end: it then ends by itself, after its `finally` blocks,
 * with the exit code that shells expect.
 */
export function stopOnSignals(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      process.exitCode = 128 + constants.signals[name];
      stop.abort(new Error(`Stopped by ${name}.`));
    });
  }
  return stop.signal;
}
