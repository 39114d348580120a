/**
 * Reports an error that the page has dealt with, such as missing code or a refused clipboard: to the console, and to
 * error reporting by the event `ce:error`. Unlike `reportFailure` it raises no uncaught error.
 */
export function reportHandled(error: unknown): void {
  console.error(error);
  document.dispatchEvent(new CustomEvent('ce:error', { detail: { error } }));
}
