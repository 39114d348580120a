/** Handle of a mounted island. */
export interface Handle<Props extends object = object> {
  /** Resolves with the first commit; rejects if that fails, or if the island is unmounted before. */
  ready: Promise<void>;
  /** Re-renders with these props merged into the current ones. */
  update(props: Partial<Props>): void;
  /** Unmounts the island and restores the server-rendered content. */
  unmount(): void;
}

/** Reason for which `ready` rejects if the island was unmounted before it was shown. */
export const UNMOUNTED_EARLY = 'it was unmounted before it was ready.';

/** Elements with an island. */
export interface Mounted {
  /** Handles by element. */
  handles: Map<Element, Handle>;
  /** Elements that got an island while detached: that they are not on the page does not mean that they were removed. */
  detached: WeakSet<Element>;
}

/** Registers an element's island, so that removing the element unmounts the island. */
export function keepHandle({ handles, detached }: Mounted, element: Element, handle: Handle): void {
  handles.set(element, handle);
  if (!element.isConnected) detached.add(element);
}
