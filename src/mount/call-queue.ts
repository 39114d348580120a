/** Runs queued and future calls of `window.ceWidgets`: `(window.ceWidgets ||= []).push((ce) => …)`. */
export function runCallQueue(api: object): void {
  const page = window as unknown as { ceWidgets?: unknown };
  // An error thrown by a call is reported like any other error of the page, and does not affect other calls.
  const push = (call: (api: object) => void) => queueMicrotask(() => call(api));
  // An element with this id would appear here, too.
  if (Array.isArray(page.ceWidgets)) page.ceWidgets.forEach(push);
  page.ceWidgets = { ...api, push };
}
