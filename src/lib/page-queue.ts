/** A list of calls that a script of the page's works off, such as Matomo's `_paq` and Google's `dataLayer`. */
interface PageQueue {
  push(call: unknown): unknown;
}

/**
 * The queue `window[name]`, made where there is none. Anything without a `push` method is replaced: the page's HTML
 * may hold an element with this id, which `window` shows by the same name.
 */
export function pageQueue(name: string): PageQueue {
  const page = window as unknown as Record<string, Partial<PageQueue> | undefined>;
  if (typeof page[name]?.push !== 'function') page[name] = [];
  return page[name] as PageQueue;
}
