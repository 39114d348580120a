/** Lifecycle state of an island, as in its element's `data-ce-status`. */
export type Status = 'waiting' | 'loading' | 'ready' | 'failed';

/** Sets the element's status. */
export function setStatus(element: Element, status: Status): void {
  (element as HTMLElement).dataset.ceStatus = status;
}
