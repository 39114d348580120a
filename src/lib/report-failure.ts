/**
 * Reports an error of our own code that nobody handles: to the console, as the browser does with any such error,
 * and by the event `ce:error` to the page's error reporting. By `reportError` alone it would be one of the
 * page's many errors.
 */
export function reportFailure(error: unknown): void {
  reportError(error);
  document.dispatchEvent(new CustomEvent('ce:error', { detail: { error } }));
}
