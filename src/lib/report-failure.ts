/**
 * Reports an unhandled error of our own code: to the console, as the browser would, and to error reporting by the
 * event `ce:error`. With `reportError` alone it could not be distinguished from the page's own errors.
 */
export function reportFailure(error: unknown): void {
  reportError(error);
  document.dispatchEvent(new CustomEvent('ce:error', { detail: { error } }));
}
