/** What a mount gives back: the island's state and its stop. */
export interface Handle<Props extends object = object> {
  /** Resolves with the first commit; rejects with what kept the island from it, an early unmount included. */
  ready: Promise<void>;
  /** Renders anew with these props over the present ones. */
  update(props: Partial<Props>): void;
  /** Takes the island off and puts the server-rendered content back. */
  unmount(): void;
}

/** Why an island is never ready that was unmounted before it was shown. */
export const UNMOUNTED_EARLY = 'it was unmounted before it was ready.';

/** The elements that have an island. */
export interface Mounted {
  /** Elements with an island, to the island's handle. */
  handles: Map<Element, Handle>;
  /** Elements that were given an island before they were put onto the page: their absence is no removal. */
  detached: WeakSet<Element>;
}

/** Registers an element's island, so that its removal from the page ends the island. */
export function keepHandle({ handles, detached }: Mounted, element: Element, handle: Handle): void {
  handles.set(element, handle);
  if (!element.isConnected) detached.add(element);
}
