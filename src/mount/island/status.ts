/** Where an island is in its life, as `data-ce-status` of its element tells. */
export type Status = 'waiting' | 'loading' | 'ready' | 'failed';

/** Writes the status onto the element. */
export function setStatus(element: Element, status: Status): void {
  (element as HTMLElement).dataset.ceStatus = status;
}
