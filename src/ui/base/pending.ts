import { createContext, useContext, useLayoutEffect } from 'react';

/** Counts a part that lacks something it needs to be shown. Returns the end of that. */
export type AddPending = () => () => void;

/** Given by who shows its content only as a whole, so that nothing moves as the rest arrives. */
export const PendingContext = createContext<AddPending | null>(null);

/** Says that a part is not what it will be: an answer or its code is still on the way. */
export function usePending(isPending: boolean): void {
  const add = useContext(PendingContext);
  useLayoutEffect(() => (isPending ? add?.() : undefined), [add, isPending]);
}

/** Stands for a part whose code is on the way, in a `Suspense`. */
export function Pending(): null {
  usePending(true);
  return null;
}
