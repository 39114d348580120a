/** A queue of calls for another script of the page, such as Matomo's `_paq` or Google's `dataLayer`. */
interface PageQueue {
  push(call: unknown): unknown;
}

/**
 * Returns the queue `window[name]`, or creates it. Replaces anything without a `push` method: an element with this id
 * in the page's HTML is a property of `window`, too.
 */
export function pageQueue(name: string): PageQueue {
  const page = window as unknown as Record<string, Partial<PageQueue> | undefined>;
  if (typeof page[name]?.push !== 'function') page[name] = [];
  return page[name] as PageQueue;
}
