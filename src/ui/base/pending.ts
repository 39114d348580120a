import { createContext, useContext, useLayoutEffect } from 'react';

/** Registers a part that is still incomplete. Returns a function that unregisters it. */
export type AddPending = () => () => void;

/** Provided by a container that shows its content only when complete, so that nothing moves while it loads. */
export const PendingContext = createContext<AddPending | null>(null);

/** Reports that a part is incomplete: a response or its code is still loading. */
export function usePending(isPending: boolean): void {
  const add = useContext(PendingContext);
  useLayoutEffect(() => (isPending ? add?.() : undefined), [add, isPending]);
}

/** Placeholder of a part whose code is loading, in a `Suspense`. */
export function Pending(): null {
  usePending(true);
  return null;
}
