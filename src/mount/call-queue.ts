/** Runs the calls that wait in `window.ceWidgets`, and those to come: `(window.ceWidgets ||= []).push((ce) => …)`. */
export function runCallQueue(api: object): void {
  const page = window as unknown as { ceWidgets?: unknown };
  // A call that throws is reported like any other error of the page, and harms no other.
  const push = (call: (api: object) => void) => queueMicrotask(() => call(api));
  // An element with this id would stand here, too.
  if (Array.isArray(page.ceWidgets)) page.ceWidgets.forEach(push);
  page.ceWidgets = { ...api, push };
}
