/**
 * Runs once somebody sees the page: at once, or when a page that the browser has prerendered is opened. Most of those never
 * are, so what counts a visit, or happens once, waits.
 */
export function whenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
