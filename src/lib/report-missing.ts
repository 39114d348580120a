/**
 * Reports code that is missing, after the page has dealt with it: to the console, and to error reporting by the event
 * `ce:error`. Unlike `reportFailure` it raises no uncaught error.
 */
export function reportMissing(error: unknown): void {
  console.error(error);
  document.dispatchEvent(new CustomEvent('ce:error', { detail: { error } }));
}
